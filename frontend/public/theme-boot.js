/* global addEventListener, document, localStorage, matchMedia */
// Sets the colour scheme before the first paint: the stored choice, or else the system's; always light in print.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be blocked; then the system's scheme applies.
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
  // not every browser fires both
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
