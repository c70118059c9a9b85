import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';
import { MockProblem, problem } from './problem.ts';

export type AskPrism = (request: IHttpRequest, code?: number) => Promise<IHttpResponse>;

/** Codes of Prism's own for which the contract has an example. */
const withExample = new Set<unknown>([401, 415]);

/** Prism over the contract: it validates requests and answers the contract's examples, never invented ones. */
export async function createPrism(contract: object): Promise<AskPrism> {
  const operations = await getHttpOperationsFromSpec(contract);
  // Prism writes into the settings that it is given, so each request gets its own.
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
      throw problem(500, `The contract's own example is wrong: ${validations.output[0]?.message}`);
    }
    const faults = validations.input.filter(({ code }) => !withExample.has(code));
    if (faults.length === 0 || faults.length < validations.input.length) return output;
    throw new MockProblem(
      400,
      faults.map(({ message, path = [], code }) => {
        const field = path.filter((part) => part !== 'body').join('.');
        return { message, ...(field !== '' && { field }), ...(code !== undefined && { code: String(code) }) };
      }),
    );
  };
}
