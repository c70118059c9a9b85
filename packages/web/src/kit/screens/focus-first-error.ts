const wrong = '[aria-invalid=true], .field-error';

/** Shows the first field that has a problem, once it is drawn, or what is wrong with all of it, and puts the focus there. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const first =
      form?.querySelector<HTMLElement>(wrong) ?? form?.querySelector<HTMLElement>('.form-problem');
    const whole = first?.closest('.field') ?? first;
    // A group of choices has no control of its own: its first takes it. What passes by itself takes none.
    const control = first?.matches('[aria-invalid], [tabindex]')
      ? first
      : whole?.querySelector<HTMLElement>('input, select, textarea');
    control?.focus({ preventScroll: true });
    whole?.scrollIntoView({ block: 'center' });
  });
}
