const wrong = '[aria-invalid=true], [data-part=error-text]';

/** After the next render, scrolls to and focuses the first invalid field, or otherwise the form's error message. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const first =
      form?.querySelector<HTMLElement>(wrong) ?? form?.querySelector<HTMLElement>('[data-part=form-problem]');
    const whole = first?.closest('[data-field]') ?? first;
    // In a group of check boxes the first one gets focus. A temporary error message has no tabindex and gets none.
    const control = first?.matches('[aria-invalid], [tabindex]')
      ? first
      : whole?.querySelector<HTMLElement>('input, select, textarea');
    control?.focus({ preventScroll: true });
    whole?.scrollIntoView({ block: 'center' });
  });
}
