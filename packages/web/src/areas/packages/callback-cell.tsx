/** A callback address without its scheme, which every address has in common. */
export function CallbackCell({ url }: { url: string | undefined }) {
  if (url === undefined) return <span className="muted">–</span>;
  return (
    <bdi className="cell-text" dir="ltr" data-hint={url}>
      {url.replace(/^https?:\/\//, '')}
    </bdi>
  );
}
