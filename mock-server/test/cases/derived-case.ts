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

/** Returns the SDK method's arguments before the query: path parameters, positional parameters, body. */
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

/** Waits for a response; for a stream, waits for the first event. */
async function settled(result: unknown): Promise<unknown> {
  const isStream = typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
  if (!isStream || 'then' in result) return result;
  for await (const event of result as AsyncIterable<unknown>) return event;
  throw new Error('A stream ended without an event');
}

/**
 * Returns a case that calls an operation with the contract's examples and the target's ids. An operation with a query is
 * first called with its required parameters only: filters could hide the rows that the contract is checked on.
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
