import { contractOperations } from '@daftar/openapi/checking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases/index.ts';
import { responseFaults } from './exchange.ts';
import { startPrismTarget } from './prism-target.ts';
import { refusals } from './refusals.ts';
import { methodsOf, sdkMethods } from './sdk-methods.ts';
import { isSelected, isTarget, preparation } from './selection.ts';
import { startServerTarget } from './server-target.ts';
import { Stage } from './stage.ts';

const targets = [
  { target: 'Prism', start: startPrismTarget },
  { target: 'server', start: startServerTarget },
].filter(({ target }) => isTarget(target));

const operationOf = new Map(contractOperations.map((operation) => [operation.operationId, operation]));
const methods = (operationId: string) => methodsOf(operationOf.get(operationId) ?? expect.unreachable());

test('has one case for every operation of the contract', () => {
  const described = contractOperations.map(({ operationId }) => operationId);
  expect(cases.map(({ operation }) => operation).sort()).toEqual(described.sort());
});

test('the SDK has exactly the methods that the contract names', () => {
  expect(contractOperations.flatMap(methodsOf).sort()).toEqual([...sdkMethods].sort());
});

describe.each(targets)('$target', ({ target, start }) => {
  const prepare = preparation(cases);
  let stage: Stage;
  beforeAll(async () => {
    stage = new Stage(await start());
    // A run of one area does not include the case that signs in.
    if (!isSelected('login')) await stage.signIn();
    stage.clear();
  });
  afterAll(() => stage?.target.close());

  const called = cases
    .filter(({ operation }) => isSelected(operation))
    .map((one) => ({ one, operation: one.operation, methods: methods(one.operation) }));
  test.for(called)('$operation through $methods.0', async ({ one, operation, methods }, { task }) => {
    task.meta.kept = { operation, target };
    await prepare(stage, one);
    stage.clear();
    await one.run(stage);
    const good = stage.exchanges.filter(
      ({ operationId, status }) => operationId === operation && status < 300,
    );
    expect(stage.calls).toEqual(expect.arrayContaining([...methods]));
    expect(good).not.toEqual([]);
    expect(stage.exchanges.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  describe('rejects', () => {
    beforeAll(() => stage.signIn());

    test.for(refusals.filter(({ operation }) => isSelected(operation.operationId)))(
      '$name',
      async ({ operation, status, request }, { task }) => {
        task.meta.kept = { operation: operation.operationId, target };
        const response = await fetch(request(stage));
        const faults = responseFaults(operation, response, await response.text());
        expect({ status: response.status, faults }).toEqual({ status, faults: [] });
      },
    );
  });
});
