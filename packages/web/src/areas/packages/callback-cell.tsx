/** A callback URL without its scheme, which is the same in all of them. */
export function CallbackCell({ url }: { url: string | undefined }) {
  if (url === undefined) return <span className="muted">–</span>;
  return (
    <bdi className="cell-text" dir="ltr" data-hint={url}>
      {url.replace(/^https?:\/\//, '')}
    </bdi>
  );
}
