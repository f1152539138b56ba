/* global addEventListener, document, localStorage, matchMedia */
// Before the first paint: the colour scheme chosen earlier, else the one of the system. On paper: always the light one.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be forbidden; the system's scheme is a good guess then.
  }
  var isDark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');

  var onScreen = null;
  function print(isPrinting) {
    if (isPrinting === (onScreen !== null)) return;
    var shown = root.getAttribute('data-theme');
    root.setAttribute('data-theme', isPrinting ? 'light' : onScreen);
    onScreen = isPrinting ? shown : null;
  }
  // not every browser tells of both
  matchMedia('print').addEventListener('change', function (event) {
    print(event.matches);
  });
  addEventListener('beforeprint', function () {
    print(true);
  });
  addEventListener('afterprint', function () {
    print(false);
  });
})();
