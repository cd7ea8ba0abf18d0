// Before the first paint: language and theme, from the address, from what was chosen before, or from the browser.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const kept = name => { try { return localStorage.getItem(`brine.${name}`); } catch { return null; } };
  const spoken = [asked.get('lang'), kept('lang'), ...(navigator.languages ?? [])].map(tag => tag?.slice(0, 2).toLowerCase());
  root.lang = spoken.find(tag => ['en', 'fr', 'it'].includes(tag)) ?? 'en';
  const theme = asked.get('theme') ?? kept('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (asked.has('embed')) root.dataset.embed = '';
})();
