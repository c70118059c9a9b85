/**
 * Whether the client may retry a call: `safe` always, `once` never, `keyed` because an idempotency key makes the server
 * execute it only once.
 */
export type Repeat = 'safe' | 'once' | 'keyed';

type PathInput<Operation> = Operation extends { parameters: { path: infer Path } }
  ? { path: Path }
  : { path?: never };

type QueryInput<Operation> = Operation extends { parameters: { query: infer Query } }
  ? { query: Query }
  : Operation extends { parameters: { query?: infer Query } }
    ? { query?: Query | undefined }
    : { query?: never };

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : { body?: never };

/**
 * The arguments of an operation as in the contract, and whether it may be retried; without `repeat`, this depends on its
 * HTTP method.
 */
export type OperationInput<Operation> = PathInput<Operation> &
  QueryInput<Operation> &
  BodyInput<Operation> & { repeat?: Repeat };

/** The arguments of any operation. */
export interface AnyInput {
  path?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  repeat?: Repeat | undefined;
}
