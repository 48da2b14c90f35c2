// Sets the theme before the first paint. The same rule, with the plan of the person, lives in src/theme/theme.ts.
(function () {
  var themes = ['light', 'dark', 'midnight', 'neon', 'pastel'];
  var saved = null;
  try {
    saved = localStorage.getItem('vybac-theme');
  } catch {
    // Storage is switched off: the system decides.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = themes.indexOf(saved) >= 0 ? saved : system;
})();
