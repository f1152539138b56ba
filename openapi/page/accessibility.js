/* global document, HTMLElement, MutationObserver, requestAnimationFrame */
// Repairs roles and names in the markup of the reference that screen readers cannot use.

const REPAIRED = '[aria-selected]:not([role]), button[role="search"], aside[role="navigation"]';

/** Elements that must be scrollable by keyboard. */
const SCROLLED = 'pre code, .scalar-codeblock-pre, ul[aria-label$=" endpoints"]';

/** Marks the current entry of the sidebar as current instead of selected. */
function repairCurrent(button) {
  const isCurrent = button.getAttribute('aria-selected') === 'true';
  button.removeAttribute('aria-selected');
  if (isCurrent) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
}

function repairRole(element) {
  if (element.hasAttribute('aria-selected')) {
    repairCurrent(element);
    return;
  }
  const isSearch = element.getAttribute('role') === 'search';
  if (isSearch && element.innerText.trim() === '') element.setAttribute('aria-label', 'Search');
  element.removeAttribute('role');
}

/** Entries are in a box within their list: makes the box the list. */
function repairEntry(entry) {
  const box = entry.parentElement;
  if (!box || box.matches('ul, ol, [role="list"]')) return;
  box.setAttribute('role', 'list');
  if (box.parentElement?.matches('ul, ol')) box.parentElement.setAttribute('role', 'presentation');
}

/** Makes the accessible name contain the visible text. */
function repairName(button) {
  const text = button.innerText.trim();
  const name = button.getAttribute('aria-label') ?? '';
  if (text !== '' && !name.startsWith(text)) button.setAttribute('aria-label', `${text}: ${name}`);
}

function repair() {
  document.querySelectorAll(REPAIRED).forEach(repairRole);
  document.querySelectorAll('li').forEach(repairEntry);
  document.querySelectorAll('button.show-more[aria-label]').forEach(repairName);
  for (const box of document.querySelectorAll(SCROLLED))
    if (box instanceof HTMLElement && box.tabIndex < 0) box.tabIndex = 0;
  for (const group of document.querySelectorAll('div[role="region"]'))
    group.setAttribute('role', 'group');
}

let isDue = false;
new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    repair();
  });
}).observe(document.documentElement, {
  childList: true,
  subtree: true,
  attributeFilter: ['aria-selected', 'role'],
});
