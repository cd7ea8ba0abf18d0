// Dragging things on the board, by mouse, pen or finger: `data-drag` on the thing, `data-drop` on the places.
// What is dropped where becomes a move; a thing that is let go anywhere else flies back.

const FAR = 6; // pixels before a press becomes a drag
let held, ghost;

/** `played` gets the notation of the move that a drop stands for. */
export function listen(played) {
  document.addEventListener('pointerdown', event => {
    const thing = event.button === 0 && event.target.closest?.('[data-drag]');
    if (thing) held = { thing, name: thing.dataset.drag, x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  document.addEventListener('pointermove', event => {
    if (!held || event.pointerId !== held.id) return;
    if (!ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) lift();
    if (ghost) { event.preventDefault(); follow(event); }
  }, { passive: false });
  document.addEventListener('pointerup', event => {
    const move = ghost && moveAt(event);
    if (ghost) swallowClick();
    drop();
    if (move) played(move);
  });
  document.addEventListener('pointercancel', drop);
  document.addEventListener('dragstart', event => { if (event.target.closest?.('[data-drag]')) event.preventDefault(); });
}

function lift() {
  const box = held.thing.getBoundingClientRect();
  ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  const copy = held.thing.cloneNode(true);
  if (copy instanceof SVGElement && !(copy instanceof SVGSVGElement)) {
    const view = held.thing.ownerSVGElement.cloneNode(false);
    const { x, y, width, height } = held.thing.getBBox();
    const place = held.thing.ownerSVGElement.createSVGPoint();
    const matrix = held.thing.ownerSVGElement.getScreenCTM().inverse().multiply(held.thing.getScreenCTM());
    Object.assign(place, { x, y });
    const corner = place.matrixTransform(matrix);
    view.setAttribute('viewBox', `${corner.x} ${corner.y} ${width * matrix.a} ${height * matrix.d}`);
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const outer = held.thing.ownerSVGElement.getScreenCTM().inverse().multiply(held.thing.parentNode.getScreenCTM());
    group.setAttribute('transform', `matrix(${outer.a} ${outer.b} ${outer.c} ${outer.d} ${outer.e} ${outer.f})`);
    group.append(copy);
    view.append(group);
    ghost.append(view);
  } else ghost.append(copy);
  for (const one of ghost.querySelectorAll('[id], [data-move], [data-drag], [data-drop]')) {
    for (const name of ['id', 'data-move', 'data-drag', 'data-drop']) one.removeAttribute(name);
  }
  document.body.append(ghost);
  held.thing.classList.add('ghost');
  for (const place of document.querySelectorAll('[data-drop]')) {
    place.classList.toggle('drop-here', moves(place).has(held.name));
  }
}

const follow = ({ clientX, clientY }) => {
  ghost.style.translate = `${clientX}px ${clientY}px`;
};

const moves = place => new Map(place.dataset.drop.split('|').map(pair => {
  const cut = pair.indexOf('>');
  return [pair.slice(0, cut), pair.slice(cut + 1)];
}));

function moveAt({ clientX, clientY }) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest('[data-drop]');
    const move = place && moves(place).get(held.name);
    if (move) return move;
  }
}

// The click that follows a drag is not a click on the thing.
function swallowClick() {
  const swallow = event => { event.stopPropagation(); event.preventDefault(); };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 50);
}

function drop() {
  ghost?.remove();
  held?.thing.classList.remove('ghost');
  for (const place of document.querySelectorAll('.drop-here')) place.classList.remove('drop-here');
  ghost = held = undefined;
}
