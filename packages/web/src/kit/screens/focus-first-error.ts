/** Puts the focus on the first field that has a problem, once it is drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
