import type { Guard } from './deadline.ts';

/**
 * Makes the guard end the reading of a response's body. With `closes`, the guard closes when the body has been read; a
 * caller that takes the stream has no time limit.
 */
export function limitReading(response: Response, guard: Guard | undefined, closes = false): Response {
  if (!guard) return response;
  const { body } = response;
  if (closes && !body) guard.close();
  for (const name of ['json', 'text', 'blob', 'arrayBuffer', 'formData'] as const) {
    const read: () => Promise<unknown> = response[name].bind(response);
    const limited = () =>
      guard
        .race(read())
        .catch((error: unknown) => {
          throw error instanceof SyntaxError ? error : guard.explain(error);
        })
        .finally(closes ? guard.close : undefined);
    Object.defineProperty(response, name, { value: limited });
  }
  if (closes)
    Object.defineProperty(response, 'body', {
      get() {
        guard.restart(Infinity);
        return body;
      },
    });
  return response;
}
