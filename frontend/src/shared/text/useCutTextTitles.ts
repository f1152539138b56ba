import { useEffect } from 'react';

/** Ancestors of the pointed element that may be the one that cuts its text. */
const MAX_ANCESTORS = 4;

const isCut = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth &&
  getComputedStyle(element).textOverflow === 'ellipsis';

/** The element whose text ends in an ellipsis, at or around `start`. */
function findCutText(start: HTMLElement): HTMLElement | undefined {
  let element: HTMLElement | null = start;
  for (let step = 0; element && step < MAX_ANCESTORS; step += 1) {
    if (isCut(element)) return element;
    element = element.parentElement;
  }
  return undefined;
}

/**
 * Shows texts that end in an ellipsis in full on hover, on every screen: as their title, only while the pointer is over
 * them, since width and text change.
 */
export function useCutTextTitles(): void {
  useEffect(() => {
    let titled: HTMLElement | undefined;
    const onPointerOver = ({ target }: PointerEvent) => {
      titled?.removeAttribute('title');
      titled = undefined;
      // a title of its own says more
      if (!(target instanceof HTMLElement) || target.closest('[title]')) return;
      titled = findCutText(target);
      if (titled) titled.title = titled.innerText.trim();
    };
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      titled?.removeAttribute('title');
    };
  }, []);
}
