/** Attribute that marks an item row in the DOM, for `focusNeighbour`. */
export const ROW = 'data-item-row';

/** Focuses a cell of the row above or below; false if there is none. */
export function focusNeighbour(from: Element, step: 1 | -1, column: number): boolean {
  const row = from.closest(`[${ROW}]`);
  const neighbour = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  if (!neighbour?.hasAttribute(ROW)) return false;

  neighbour.querySelectorAll<HTMLElement>('.cell')[column]?.focus();
  return true;
}
