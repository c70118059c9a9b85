import './keys.css';

/** A keyboard shortcut, shown as a sequence of key caps. */
export function Keys({ keys, quiet = false }: { keys: readonly string[]; quiet?: boolean }) {
  return (
    <span className={quiet ? 'keys quiet' : 'keys'}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
