// Putting a text on the clipboard, in whichever way the page is allowed to.

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return copyOldWay(text); }
}

// Where the clipboard API is forbidden (a frame, plain http): select, and ask the document.
function copyOldWay(text) {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
