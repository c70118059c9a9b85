/** The values of a message in one line, truncated; the log's detail view shows the whole message. */
export function MessageLine({ message }: { message: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(message).slice(0, 300);
  if (text === '{}') return <span className="muted">–</span>;
  return (
    <span className="cell-text mono" dir="ltr">
      {text}
    </span>
  );
}
