import { useEffect } from 'react';

/** Number of ancestors of the hovered element to check for truncated text. */
const MAX_ANCESTORS = 4;

const isTruncated = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth &&
  getComputedStyle(element).textOverflow === 'ellipsis';

/** Finds the element whose text is truncated, at or around `start`. */
function findTruncatedText(start: HTMLElement): HTMLElement | undefined {
  let element: HTMLElement | null = start;
  for (let step = 0; element && step < MAX_ANCESTORS; step += 1) {
    if (isTruncated(element)) return element;
    element = element.parentElement;
  }
  return undefined;
}

/**
 * Shows truncated text in full on hover, on every screen. The title is set only while the pointer is over the text,
 * since width and text change.
 */
export function useTruncatedTextTitles(): void {
  useEffect(() => {
    let titled: HTMLElement | undefined;
    const onPointerOver = ({ target }: PointerEvent) => {
      titled?.removeAttribute('title');
      titled = undefined;
      // an existing title says more
      if (!(target instanceof HTMLElement) || target.closest('[title]')) return;
      titled = findTruncatedText(target);
      if (titled) titled.title = titled.innerText.trim();
    };
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      titled?.removeAttribute('title');
    };
  }, []);
}
