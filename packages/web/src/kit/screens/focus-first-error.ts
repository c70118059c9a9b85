const wrong = '[aria-invalid=true], .field-error';

/** Puts the focus on the first field that has a problem, once it is drawn, or on what is wrong with all of it; it is seen whole. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const first = form?.querySelector(wrong) ?? form?.querySelector('.form-problem');
    const whole = first?.closest('.field') ?? first;
    // A group of choices has no control of its own: its first takes it.
    const control = first?.matches('.field-error') ? whole?.querySelector('input, select, textarea') : first;
    (control as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    whole?.scrollIntoView({ block: 'center' });
  });
}
