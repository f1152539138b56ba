/* global document, HTMLElement, MutationObserver, requestAnimationFrame */
// Mends what screen readers cannot use in the markup of the reference: roles and names that do not fit their elements.

const MENDED = 'button[aria-selected]:not([role]), button[role="search"], aside[role="navigation"]';

/** Scrolled with the keyboard, too. */
const SCROLLED = 'pre code, .scalar-codeblock-pre, ul[aria-label$=" endpoints"]';

/** An entry of the sidebar is the current one, not one selected of many. */
function mendCurrent(button) {
  const isCurrent = button.getAttribute('aria-selected') === 'true';
  button.removeAttribute('aria-selected');
  if (isCurrent) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
}

function mendRole(element) {
  if (element.hasAttribute('aria-selected')) {
    mendCurrent(element);
    return;
  }
  const isSearch = element.getAttribute('role') === 'search';
  if (isSearch && element.innerText.trim() === '') element.setAttribute('aria-label', 'Search');
  element.removeAttribute('role');
}

/** Entries lie in a box within their list: the box is the list. */
function mendEntry(entry) {
  const box = entry.parentElement;
  if (!box || box.matches('ul, ol, [role="list"]')) return;
  box.setAttribute('role', 'list');
  if (box.parentElement?.matches('ul, ol')) box.parentElement.setAttribute('role', 'presentation');
}

/** What is read out contains what is shown. */
function mendName(button) {
  const text = button.innerText.trim();
  const name = button.getAttribute('aria-label') ?? '';
  if (text !== '' && !name.startsWith(text)) button.setAttribute('aria-label', `${text}: ${name}`);
}

function mend() {
  document.querySelectorAll(MENDED).forEach(mendRole);
  document.querySelectorAll('li').forEach(mendEntry);
  document.querySelectorAll('button.show-more[aria-label]').forEach(mendName);
  for (const box of document.querySelectorAll(SCROLLED))
    if (box instanceof HTMLElement && box.tabIndex < 0) box.tabIndex = 0;
  for (const group of document.querySelectorAll('.section-container[role="region"]'))
    group.setAttribute('role', 'group');
}

let isDue = false;
new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    mend();
  });
}).observe(document.documentElement, {
  childList: true,
  subtree: true,
  attributeFilter: ['aria-selected', 'role'],
});
