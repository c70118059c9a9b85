import { contractOperations } from '@daftar/openapi/checking';
import { notServed } from '@daftar/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases/index.ts';
import { answerFaults } from './exchange.ts';
import { startPrismTarget } from './prism-target.ts';
import { refusals } from './refusals.ts';
import { sdkMethods } from './sdk-methods.ts';
import { startServerTarget } from './server-target.ts';
import { Stage } from './stage.ts';

const targets = [
  { target: 'Prism', start: startPrismTarget, missing: new Set<string>() },
  { target: 'server', start: startServerTarget, missing: notServed },
];

test('no operation and no method of the SDK is missed', () => {
  const described = contractOperations.map(({ operationId }) => operationId);
  expect(cases.map(({ operation }) => operation).sort()).toEqual(described.sort());
  expect(cases.flatMap(({ methods }) => methods).sort()).toEqual([...sdkMethods].sort());
});

describe.each(targets)('$target', ({ target, start, missing }) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = new Stage(await start());
  });
  afterAll(() => stage?.target.close());

  test.for(cases.filter(({ operation }) => !missing.has(operation)))(
    '$operation through $methods.0',
    async ({ operation, methods, run }, { task }) => {
      task.meta.kept = { operation, target };
      stage.clear();
      await run(stage);
      const answered = stage.exchanges.filter(
        ({ operationId, status }) => operationId === operation && status < 300,
      );
      expect(stage.calls).toEqual(expect.arrayContaining([...methods]));
      expect(answered).not.toEqual([]);
      expect(stage.exchanges.filter(({ faults }) => faults.length > 0)).toEqual([]);
    },
  );

  describe('refuses', () => {
    beforeAll(() => stage.signIn());

    test.for(refusals.filter(({ operation }) => !missing.has(operation.operationId)))(
      '$name',
      async ({ operation, status, request }, { task }) => {
        task.meta.kept = { operation: operation.operationId, target };
        const response = await fetch(request(stage));
        const faults = answerFaults(operation, response, await response.text());
        expect({ status: response.status, faults }).toEqual({ status, faults: [] });
      },
    );
  });
});
