import { errorFrom } from './error-from.ts';
import { errorsOf, ServerError } from './errors.ts';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from './idempotency.ts';
import type { AnyInput } from './operation-input.ts';
import type { EditOptions } from './options.ts';
import type { RawClient } from './raw-client.ts';
import type { RequestContext, Send } from './request-context.ts';

/** The call of an operation. */
export interface OperationCall {
  method: string;
  path: string;
  input: AnyInput;
  options?: EditOptions | undefined;
  /** Does not read the body of a successful response; the code that reads it closes the context's guard. */
  stream?: boolean;
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

function headersOf({ input, options = {} }: OperationCall): Record<string, string | undefined> {
  const { headers, idempotencyKey, ifMatch } = options;
  return {
    ...headers,
    'If-Match': ifMatch,
    ...(input.repeat === 'keyed' && { [IDEMPOTENCY_HEADER]: idempotencyKey ?? newIdempotencyKey() }),
  };
}

/**
 * Converts the failure of a request to the error that the caller gets. If there is a response, parsing its body failed.
 */
function requestError(error: unknown, { response, guard }: RequestContext): unknown {
  if (!response) return error;
  if (error instanceof SyntaxError) return new ServerError(response, '');
  return guard?.explain(error) ?? error;
}

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
  const { method, path, input, options, stream, bodySerializer } = call;
  const { repeat = method === 'POST' ? 'once' : 'safe' } = input;
  context.repeatable = repeat !== 'once';
  const init = {
    params: { path: input.path, query: { ...options?.query, ...input.query } },
    body: input.body,
    headers: headersOf(call),
    ...(stream && { parseAs: 'stream' }),
    ...(bodySerializer && { bodySerializer }),
    fetch: async (request: Request) => {
      context.response = await send(request, context);
      return context.response;
    },
  };
  let isOpen = false;
  try {
    const { data, error, response } = await (client.request as UntypedRequest)(method, path, init).catch(
      (failure) => {
        throw requestError(failure, context);
      },
    );
    // `error` is undefined for an empty body, so check the status.
    if (!response.ok) throw errorFrom(response, error);
    isOpen = stream === true;
    if (!isOpen && errorsOf(data)[0]) throw errorFrom(response, data);
    return { data: data as T, response };
  } finally {
    if (!isOpen) context.guard?.close();
  }
}
