import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import { MockProblem, problem } from './problem.ts';
import { serverErrors } from './server-errors.ts';

export type AskPrism = (request: IHttpRequest, code?: number) => Promise<IHttpResponse>;

/** Prism's validation codes for which the contract has an example response. */
const codesWithExample = new Set<unknown>([401, 415]);

/** Creates a Prism mock of the contract. It validates requests and responds with the contract's examples, not with generated values. */
export async function createPrism(contract: object): Promise<AskPrism> {
  const operations = await getHttpOperationsFromSpec(contract);
  // Prism modifies the settings object, so each request gets a new one.
  const settings = (code?: number) => ({
    isProxy: false as const,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false, ...(code !== undefined && { code }) },
  });
  const prism = createInstance(settings(), { logger: createLogger('mock', { level: 'silent' }) });
  return async (request, code) => {
    const result = await prism.request(request, operations, settings(code))();
    if (result._tag === 'Left') {
      const { status, detail } = result.left as Error & { status?: number; detail?: string };
      throw problem(status ?? 500, detail ?? result.left.message);
    }
    const { output, validations } = result.right;
    if (validations.output.length > 0) {
      throw problem(
        500,
        `The contract's example does not match its schema: ${validations.output[0]?.message}`,
      );
    }
    const faults = validations.input.filter(({ code }) => !codesWithExample.has(code));
    if (faults.length < validations.input.length) return output;
    // Prism does not know what the contract's schemas cannot say, such as the decimals of each currency.
    const errors = code === undefined || faults.length > 0 ? serverErrors(request) : [];
    if (errors.length > 0) throw new MockProblem(400, errors);
    if (faults.length === 0) return output;
    // A fault that the server's check does not have, such as a missing part of a form.
    throw new MockProblem(
      400,
      faults.map(({ message, path = [], code }) => {
        const field = path.filter((part) => part !== 'body').join('.');
        return { message, ...(field !== '' && { field }), ...(code !== undefined && { code: String(code) }) };
      }),
    );
  };
}
