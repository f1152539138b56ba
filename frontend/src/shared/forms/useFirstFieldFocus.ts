import { useEffect, type RefObject } from 'react';

import { focusFirstField } from './focus-first-field';

/** Whether nothing has the focus, or only the page as a whole. */
const hasNoFocus = ({ activeElement }: Document) =>
  activeElement === null || activeElement === document.body || activeElement.id === 'content';

/** Focuses the first field of an opened page, unless something already has the focus. */
export function useFirstFieldFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasNoFocus(document)) focusFirstField(form.current);
  }, [form]);
}
