import {
  isMessageCode,
  type MessageCode,
  type MessageValues,
  messageOf,
  type RuleCode,
  readRuleCode,
  typedTextMessages,
} from '@daftar/domain';
import { cutText } from './cut-text.ts';

/** One entry of the contract's `errors` array. */
export interface ProblemDetail {
  message: string;
  field?: string;
  code?: string;
  /** Values that fill the placeholders of the message. */
  values?: Record<string, string | number>;
}

/** An error that handlers throw and the server sends in the contract's error shape. */
export class Problem extends Error {
  readonly statusCode: number;
  /** The response's `status` text, e.g. `Token-Expired`. */
  readonly status: string;
  readonly errors: ProblemDetail[];
  readonly retryAfter: number | undefined;
  /** Runs after the request's transaction is rolled back: stores what must be known although the request is refused. */
  afterRollback: (() => Promise<void>) | undefined;

  constructor(statusCode: number, status: string, errors: ProblemDetail[], retryAfter?: number) {
    super(errors[0]?.message ?? status);
    this.name = 'Problem';
    this.statusCode = statusCode;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

type Given = Record<string, string | number>;
type Values<Code extends MessageCode> = keyof MessageValues<Code> extends never
  ? [values?: Record<string, never>]
  : [values: MessageValues<Code>];
/** A code whose message has no placeholders. */
export type PlainCode = {
  [Code in MessageCode]: keyof MessageValues<Code> extends never ? Code : never;
}[MessageCode];
/** Arguments of `problemDetail` after the code: the values of the message, then the field that the error is about. */
type DetailArguments<Code extends MessageCode> = [...Values<Code>, field?: string];

/** The contract's limit for messages and values. */
const LONGEST = 1000;
/** Maximum length of a value in a message. Lists of allowed values can be long. */
const LONGEST_QUOTE = 900;
const cut = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1)}…` : text;
const short = (value: string | number) => (typeof value === 'string' ? cut(value, LONGEST_QUOTE) : value);

/** Returns one error: the code's message with the values filled in. */
export function problemDetail<Code extends MessageCode>(
  code: Code,
  ...rest: DetailArguments<Code>
): ProblemDetail {
  const [given, field] = rest as unknown as [given?: Given, field?: string];
  const entries = Object.entries(given ?? {}).map(([name, value]) => [name, short(value)]);
  const values = Object.fromEntries(entries);
  return {
    message: cut(messageOf(code, values as MessageValues<Code>), LONGEST),
    ...(field !== undefined && { field }),
    code,
    ...(entries.length > 0 && { values }),
  };
}

/** Returns the error of a broken form rule, such as `settlement.country.enum`. */
export function brokenRule(code: RuleCode): ProblemDetail {
  return { ...readRuleCode(code), code };
}

/** Returns the error of a typed text with a card number or control characters. Its message is that of the forms. */
export const typedTextDetail = (fault: keyof typeof typedTextMessages, field: string): ProblemDetail => ({
  message: typedTextMessages[fault],
  field,
  code: `request.${fault}`,
});

/** Accepts a message code with values. Also accepts a plain text until all areas use codes. */
function one(first: string, second?: string | Given, third?: string): ProblemDetail[] {
  if (isMessageCode(first))
    return [problemDetail(first, ...([second, third] as unknown as DetailArguments<MessageCode>))];
  const [field, code] = [second as string | undefined, third];
  return [
    {
      message: cut(first, LONGEST),
      ...(field !== undefined && { field }),
      ...(code !== undefined && { code }),
    },
  ];
}

export function invalid<Code extends MessageCode>(code: Code, ...rest: DetailArguments<Code>): Problem;
export function invalid(message: string, field?: string, code?: string): Problem;
export function invalid(first: string, second?: string | Given, third?: string): Problem {
  return new Problem(400, 'Bad-Request', one(first, second, third));
}

export const invalidFields = (errors: ProblemDetail[]) => new Problem(400, 'Bad-Request', errors);
/** Returns the 400 for a form rule that only the server can check. */
export const invalidRule = (code: RuleCode) => invalidFields([brokenRule(code)]);

export function unauthorised<Code extends MessageCode>(
  status: 'Token-Expired' | 'Invalid-Token',
  code: Code,
  ...rest: DetailArguments<Code>
): Problem;
export function unauthorised(status: 'Token-Expired' | 'Invalid-Token', message: string): Problem;
export function unauthorised(status: string, first: string, second?: string | Given): Problem {
  return new Problem(401, status, one(first, second));
}

export function forbidden<Code extends MessageCode>(code: Code, ...rest: DetailArguments<Code>): Problem;
export function forbidden(message: string): Problem;
export function forbidden(first: string, second?: string | Given, third?: string): Problem {
  return new Problem(403, 'Forbidden', one(first, second, third));
}

/** Returns a 404. Another tenant's record and a missing record get the same response. */
export function notFound<Code extends MessageCode>(code: Code, ...rest: DetailArguments<Code>): Problem;
export function notFound(message?: string): Problem;
export function notFound(first: string = 'record.missing', second?: string | Given, third?: string): Problem {
  return new Problem(404, 'Not-Found', one(first, second, third));
}

export function conflict<Code extends MessageCode>(code: Code, ...rest: DetailArguments<Code>): Problem;
export function conflict(message: string, code?: string, field?: string): Problem;
export function conflict(first: string, second?: string | Given, third?: string): Problem {
  const errors = isMessageCode(first) ? one(first, second, third) : one(first, third, second as string);
  return new Problem(409, 'Conflict', errors);
}

export function unprocessable<Code extends MessageCode>(code: Code, ...rest: DetailArguments<Code>): Problem;
export function unprocessable(message: string): Problem;
export function unprocessable(first: string, second?: string | Given): Problem {
  return new Problem(422, 'Unprocessable', one(first, second));
}

export function tooMany<Code extends MessageCode>(
  code: Code,
  values: MessageValues<Code>,
  retryAfter: number,
): Problem;
export function tooMany(message: string, retryAfter: number): Problem;
export function tooMany(first: string, second: number | Given, third?: number): Problem {
  const values = typeof second === 'number' ? undefined : second;
  return new Problem(
    429,
    'Too-Many-Requests',
    one(first, values),
    typeof second === 'number' ? second : third,
  );
}

export function unavailable<Code extends MessageCode>(
  code: Code,
  values: MessageValues<Code>,
  retryAfter: number,
): Problem;
export function unavailable(message: string, retryAfter: number): Problem;
export function unavailable(first: string, second: number | Given, third?: number): Problem {
  const values = typeof second === 'number' ? undefined : second;
  return new Problem(503, 'Unavailable', one(first, values), typeof second === 'number' ? second : third);
}

/** A 503 for a request that was not started because the limit of concurrent ones is reached. It is not a fault of the server. */
export class Busy extends Problem {
  constructor(code: PlainCode, retryAfter: number) {
    super(503, 'Unavailable', [problemDetail(code)], retryAfter);
    this.name = 'Busy';
  }
}
