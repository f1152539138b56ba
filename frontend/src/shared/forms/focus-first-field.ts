/** Selector of a form's fields, except those that only show a value. */
const FIELD = [
  'input:not(:disabled):not([readonly]):not([type="hidden"]):not([type="file"]):not([aria-hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled):not([readonly])',
  // day, month or year of a date
  '[role="spinbutton"][contenteditable="true"]',
].join();

const isOnTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Of several radio buttons, only the selected one is reached by Tab. */
const isReached = ({ type, checked }: HTMLInputElement) => type !== 'radio' || checked;

/**
 * Focuses the first field of an opened form, unless another part of it has the focus; not on a touch screen, where the
 * keyboard would cover the form.
 */
export function focusFirstField(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement) || isOnTouch()) return;
  const fields = form.querySelectorAll<HTMLInputElement>(FIELD);
  Array.from(fields).find(isReached)?.focus({ preventScroll: true });
}
