import { errorFrom } from './error-from.ts';
import { errorsOf, ServerError } from './errors.ts';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from './idempotency.ts';
import { limitReading } from './limit-reading.ts';
import type { AnyInput } from './operation-input.ts';
import type { EditOptions } from './options.ts';
import type { RawClient } from './raw-client.ts';
import type { RequestContext, Send } from './request-context.ts';

/** One call of an operation: its method, path, input and options. */
export interface OperationCall {
  method: string;
  path: string;
  input: AnyInput;
  options?: EditOptions | undefined;
  /** `stream`: does not read the body of a successful response; the code that reads it closes the context's guard. */
  parseAs?: 'stream';
  /** Serializes the body; JSON by default. */
  bodySerializer?: (body: object) => FormData;
}

/** A response and its parsed body. */
export interface ParsedResponse<T> {
  data: T;
  response: Response;
}

/** The openapi-fetch client, and the function that sends its requests. */
export interface Wire {
  client: RawClient;
  send: Send;
}

/** `client.request` without the contract's types: `Api` has checked the operation's input against them. */
type UntypedRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Calls an operation through the openapi-fetch client.
 *
 * @throws ApiError when the response is not ok, or has an `errors` array at any status
 */
export async function exchange<T>(
  { client, send }: Wire,
  call: OperationCall,
  context: RequestContext,
): Promise<ParsedResponse<T>> {
  const { method, path, input, options = {}, parseAs, bodySerializer } = call;
  const { repeat = method === 'POST' ? 'once' : 'safe' } = input;
  context.repeatable = repeat !== 'once';
  const init = {
    params: { path: input.path, query: { ...options.query, ...input.query } },
    body: input.body,
    headers: {
      ...options.headers,
      'If-Match': options.ifMatch,
      ...(repeat === 'keyed' && { [IDEMPOTENCY_HEADER]: options.idempotencyKey ?? newIdempotencyKey() }),
    },
    parseAs,
    bodySerializer,
    fetch: async (request: Request) => {
      context.response = await send(request, context);
      return parseAs ? context.response : limitReading(context.response, context.guard);
    },
  };
  try {
    const { data, error, response } = await (client.request as UntypedRequest)(method, path, init);
    // `error` is undefined for an empty body, so check the status.
    const body = response.ok ? data : error;
    if (!response.ok || errorsOf(body)[0]) throw errorFrom(response, body);
    // Reading a stream has no time limit; the caller's signal can still abort it.
    if (parseAs) context.guard?.restart(Infinity);
    else context.guard?.close();
    return { data: data as T, response };
  } catch (error) {
    const { response, guard } = context;
    guard?.close();
    // If there is a response, parsing its body failed.
    if (response && error instanceof SyntaxError) throw new ServerError(response, '');
    throw (response && guard?.explain(error)) ?? error;
  }
}
