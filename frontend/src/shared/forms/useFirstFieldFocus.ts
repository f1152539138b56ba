import { useEffect, type RefObject } from 'react';

/** Selector of a form's inputs for text or a selection. */
const FIELD = 'input:not(:disabled):not([type="hidden"]), textarea:not(:disabled)';

const isOnTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether nothing has the focus, or only the page as a whole. */
const isFree = ({ activeElement }: Document) =>
  activeElement === null || activeElement === document.body || activeElement.id === 'content';

/**
 * Focuses the first field of an opened page, unless something already has the focus; not on a touch screen, where the
 * keyboard would cover the form.
 */
export function useFirstFieldFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isFree(document) || isOnTouch()) return;
    form.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [form]);
}
