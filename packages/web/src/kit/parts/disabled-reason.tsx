/** The reason why a control is disabled, shown below it; screen readers get it through `aria-describedby`. */
export function DisabledReason({
  id,
  disabledReason,
  hidden,
}: {
  id: string;
  disabledReason: string | undefined;
  hidden?: boolean;
}) {
  if (disabledReason === undefined) return null;
  return (
    <span
      id={id}
      className={hidden ? 'visually-hidden' : 'disabled-reason'}
      aria-hidden={hidden ? undefined : true}
    >
      {disabledReason}
    </span>
  );
}
