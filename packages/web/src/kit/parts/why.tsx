/** The reason why a control is disabled, shown below it; screen readers get it through `aria-describedby`. */
export function Why({ id, because, hidden }: { id: string; because: string | undefined; hidden?: boolean }) {
  if (because === undefined) return null;
  return (
    <span id={id} className={hidden ? 'visually-hidden' : 'why'} aria-hidden={hidden ? undefined : true}>
      {because}
    </span>
  );
}
