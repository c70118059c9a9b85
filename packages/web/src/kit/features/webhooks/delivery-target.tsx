/** Where a webhook was sent: the address' host and path, cut where they do not fit; the whole address on hover and focus. */
export function DeliveryTarget({ url }: { url: string }) {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: url, pathname: '' };
  return (
    <bdi dir="ltr" className="cell-text" data-hint={url}>
      {host}
      <span className="muted">{pathname === '/' ? '' : pathname}</span>
    </bdi>
  );
}
