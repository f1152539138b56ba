import { useEffect, type RefObject } from 'react';

/** Controls of a form that take text or a choice. */
const FIELD = 'input:not(:disabled):not([type="hidden"]), textarea:not(:disabled)';

const isOnTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Nothing has the focus, or only the page as a whole. */
const isFree = ({ activeElement }: Document) =>
  activeElement === null || activeElement === document.body || activeElement.id === 'content';

/**
 * Puts the focus into the first field of a page that opens, unless it is somewhere already; not on a touch screen,
 * where the keyboard would cover the form.
 */
export function useFirstFieldFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isFree(document) || isOnTouch()) return;
    form.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [form]);
}
