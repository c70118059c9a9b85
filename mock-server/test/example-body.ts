import type { ContractOperation } from '@daftar/openapi/checking';

const BOUNDARY = 'example-boundary';

/** A request body with its media type. */
export interface ExampleBody {
  type: string;
  body: string;
}

/** Returns the contract's example body in its wire form; every field of a multipart form is a file. */
export function exampleBody({ requestBody }: ContractOperation): ExampleBody | undefined {
  const [[type, shown] = []] = Object.entries(requestBody?.content ?? {});
  if (type === undefined || shown === undefined) return undefined;
  if (type === 'application/json') return { type, body: JSON.stringify(shown.example) };
  const parts = Object.entries(shown.example as Record<string, string>).map(
    ([name, bytes]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="example.xlsx"\r\n` +
      `Content-Type: application/octet-stream\r\n\r\n${bytes}\r\n`,
  );
  return { type: `${type}; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}
