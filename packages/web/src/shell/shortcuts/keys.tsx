import './keys.css';

/** Keys as they are printed on a keyboard, pressed one after the other. */
export function Keys({ keys, quiet = false }: { keys: readonly string[]; quiet?: boolean }) {
  return (
    <span className={quiet ? 'keys quiet' : 'keys'}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
