import type { OperationId } from '@daftar/openapi';
import { type ContractOperation, resolved } from '@daftar/openapi/checking';
import { callMethod, methodsOf } from '../sdk-methods.ts';
import type { Stage } from '../stage.ts';
import type { Case } from './case.ts';

const callerOf = (stage: Stage, { 'x-permission': rule }: ContractOperation) =>
  rule?.auth === 'token' ? stage.owner : rule?.auth === 'merchant-key' ? stage.merchant : stage.customer;

function bodyOf({ requestBody }: ContractOperation): unknown[] {
  const [[type, shown] = []] = Object.entries(requestBody?.content ?? {});
  if (type === undefined || shown === undefined) return [];
  return type === 'application/json' ? [shown.example] : [new File(['example'], 'example.xlsx')];
}

/** What the SDK method takes before its query: path parameters, positional ones, the body. */
function argumentsOf(operation: ContractOperation) {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter));
  const { positional = [] } = operation['x-sdk'];
  const before = parameters.filter(({ in: where, name }) => where === 'path' || positional.includes(name));
  const query = parameters.filter(({ in: where, name }) => where === 'query' && !positional.includes(name));
  const values = (some: typeof query) => Object.fromEntries(some.map(({ name, example }) => [name, example]));
  return {
    first: [...before.map(({ example }) => example), ...bodyOf(operation)],
    required: values(query.filter(({ required }) => required)),
    whole: values(query),
  };
}

/** Waits for an answer; of a stream, for its first event. */
async function settled(result: unknown): Promise<unknown> {
  const isStream = typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
  if (!isStream || 'then' in result) return result;
  for await (const event of result as AsyncIterable<unknown>) return event;
  throw new Error('A stream ended without an event');
}

/**
 * Calls an operation as the contract's examples have it, with the target's ids. One with a query is called with the
 * required parameters alone first, so that filters do not hide the rows that the contract is checked on.
 */
export function derivedCase(operation: ContractOperation): Case {
  const [method = ''] = methodsOf(operation);
  const { first, required, whole } = argumentsOf(operation);
  const queries = Object.keys(whole).length > 0 ? [required, whole] : [];
  return {
    operation: operation.operationId as OperationId,
    examples: [...first, whole],
    run: async (stage) => {
      const client = callerOf(stage, operation);
      const call = (given: unknown[]) =>
        settled(
          callMethod(
            client,
            method,
            given.map((one) => (one instanceof File ? one : stage.ids.in(one))),
          ),
        );
      if (queries.length === 0) await call(first);
      for (const query of queries) await call([...first, query]);
    },
  };
}
