/** Parses a form's body, as a browser or provider posts it. Returns undefined when a name occurs twice. */
export function readForm(body: Uint8Array): Record<string, string> | undefined {
  const pairs = [...new URLSearchParams(Buffer.from(body).toString('utf8'))];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
}
