/** Status of an HTTP response, in Latin digits in every language: a code, not a number. */
export function HttpStatus({ status, title }: { status: number; title?: string | undefined }) {
  return (
    <bdi className="mono" title={title}>
      HTTP {status}
    </bdi>
  );
}
