/** A redacted request and response for the checkout logs. */
export interface ProviderExchange {
  provider: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** The result that an adapter read from a response, with the request and response for the checkout logs. */
export interface CallResult<Result> {
  result: Result;
  exchange: ProviderExchange;
}
