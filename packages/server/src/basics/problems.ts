import {
  isMessageCode,
  type MessageCode,
  type MessageValues,
  messageOf,
  type RuleCode,
  readRuleCode,
} from '@daftar/domain';

/** One entry of the contract's `errors` array. */
export interface ProblemDetail {
  message: string;
  field?: string;
  code?: string;
  /** What stands in the holes of the code's sentence. */
  values?: Record<string, string | number>;
}

/** An answer that is an error: thrown anywhere in a handler, sent in the contract's error shape. */
export class Problem extends Error {
  readonly statusCode: number;
  /** The wire's `status` text, e.g. `Token-Expired`. */
  readonly status: string;
  readonly errors: ProblemDetail[];
  readonly retryAfter: number | undefined;

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
/** A code of the catalogue with its values, and the field that it is about. */
type Told<Code extends MessageCode> = [...Values<Code>, field?: string];

/** Longer than the contract lets a message or a value be: only texts that a caller sent are. */
const LONGEST = 900;
const short = (value: string | number) =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

/** One error by its code: the sentence, the code and the values that fill it. */
export function told<Code extends MessageCode>(code: Code, ...rest: Told<Code>): ProblemDetail {
  const [given, field] = rest as unknown as [given?: Given, field?: string];
  const entries = Object.entries(given ?? {}).map(([name, value]) => [name, short(value)]);
  const values = Object.fromEntries(entries);
  return {
    message: messageOf(code, values as MessageValues<Code>),
    ...(field !== undefined && { field }),
    code,
    ...(entries.length > 0 && { values }),
  };
}

/** What a form's field says when a rule is broken, such as `settlement.country.enum`. */
export function brokenRule(code: RuleCode): ProblemDetail {
  return { ...readRuleCode(code), code };
}

/** A code with values, or, until every area has moved to codes, a sentence. */
function one(first: string, second?: string | Given, third?: string): ProblemDetail[] {
  if (isMessageCode(first)) return [told(first, ...([second, third] as unknown as Told<MessageCode>))];
  const [field, code] = [second as string | undefined, third];
  return [{ message: first, ...(field !== undefined && { field }), ...(code !== undefined && { code }) }];
}

export function invalid<Code extends MessageCode>(code: Code, ...rest: Told<Code>): Problem;
export function invalid(message: string, field?: string, code?: string): Problem;
export function invalid(first: string, second?: string | Given, third?: string): Problem {
  return new Problem(400, 'Bad-Request', one(first, second, third));
}

export const invalidFields = (errors: ProblemDetail[]) => new Problem(400, 'Bad-Request', errors);
/** A field of a form that breaks a rule only the server can check. */
export const invalidRule = (code: RuleCode) => invalidFields([brokenRule(code)]);

export function unauthorised<Code extends MessageCode>(
  status: 'Token-Expired' | 'Invalid-Token',
  code: Code,
  ...rest: Told<Code>
): Problem;
export function unauthorised(status: 'Token-Expired' | 'Invalid-Token', message: string): Problem;
export function unauthorised(status: string, first: string, second?: string | Given): Problem {
  return new Problem(401, status, one(first, second));
}

export function forbidden<Code extends MessageCode>(code: Code, ...rest: Told<Code>): Problem;
export function forbidden(message: string): Problem;
export function forbidden(first: string, second?: string | Given): Problem {
  return new Problem(403, 'Forbidden', one(first, second));
}

/** Another tenant's record and a missing one answer alike. */
export function notFound<Code extends MessageCode>(code: Code, ...rest: Told<Code>): Problem;
export function notFound(message?: string): Problem;
export function notFound(first: string = 'record.missing', second?: string | Given, third?: string): Problem {
  return new Problem(404, 'Not-Found', one(first, second, third));
}

export function conflict<Code extends MessageCode>(code: Code, ...rest: Told<Code>): Problem;
export function conflict(message: string, code?: string, field?: string): Problem;
export function conflict(first: string, second?: string | Given, third?: string): Problem {
  const errors = isMessageCode(first) ? one(first, second, third) : one(first, third, second as string);
  return new Problem(409, 'Conflict', errors);
}

export function unprocessable<Code extends MessageCode>(code: Code, ...rest: Told<Code>): Problem;
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
