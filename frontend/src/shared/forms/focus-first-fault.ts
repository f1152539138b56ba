/** Takes the user to the first field that is wrong, once its message stands there. */
export function focusFirstFault(form: HTMLElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
