/** An error response in the contract's shape. */
export interface Problem {
  status: string;
  message: string;
  errors: {
    message: string;
    field?: string;
    code?: string;
    values?: Record<string, string | number>;
  }[];
  requestId: string;
}

const names: Record<number, string> = {
  400: 'Bad-Request',
  401: 'Invalid-Token',
  404: 'Not-Found',
  405: 'Method-Not-Allowed',
  406: 'Not-Acceptable',
  413: 'Too-Large',
  415: 'Unsupported-Media-Type',
};

/** An error raised by Prism or before it. The server responds in the contract's error shape instead of Prism's. */
export class MockProblem extends Error {
  readonly statusCode: number;
  readonly errors: Problem['errors'];

  constructor(statusCode: number, errors: Problem['errors']) {
    super(errors[0]?.message ?? 'Something went wrong');
    this.name = 'MockProblem';
    this.statusCode = statusCode;
    this.errors = errors;
  }

  toProblem(requestId: string): Problem {
    const { statusCode, message, errors } = this;
    return { status: names[statusCode] ?? 'Internal-Error', message, errors, requestId };
  }
}

export const problem = (statusCode: number, message: string): MockProblem =>
  new MockProblem(statusCode, [{ message }]);
