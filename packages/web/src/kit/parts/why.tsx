/** Why something cannot be done, below it; who only hears it is told with it. */
export function Why({ id, because, hidden }: { id: string; because: string | undefined; hidden?: boolean }) {
  if (because === undefined) return null;
  return (
    <span id={id} className={hidden ? 'visually-hidden' : 'why'} aria-hidden={hidden ? undefined : true}>
      {because}
    </span>
  );
}
