import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Contract, exampleAddress, operationsOf, sdkCall } from '@daftar/openapi/samples';
import { createDaftar } from '@daftar/sdk';
import { expect, test } from 'vitest';

const contract: Contract = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('@daftar/openapi/openapi.json')), 'utf8'),
);
const run = new Function('daftar', 'file', 'call', 'return eval(call)') as (
  daftar: object,
  file: File,
  call: string,
) => Promise<unknown> | AsyncGenerator;

test.each(operationsOf(contract).map((operation) => [operation.operationId, operation] as const))(
  'the SDK sample of %s sends the request of its operation',
  async (_, operation) => {
    const sent: string[] = [];
    const fetch = async (url: string, { method }: { method: string }) => {
      sent.push(`${method} ${new URL(url).pathname}`);
      return new Response(null, { status: 204 });
    };
    const call = run(
      createDaftar({ baseUrl: 'https://api.test', fetch }),
      new File(['x'], 'a.xlsx'),
      sdkCall(contract, operation),
    );
    await (Symbol.asyncIterator in call && !('then' in call) ? call.next() : call);
    const { pathname } = new URL(exampleAddress(contract, operation), 'https://api.test');
    expect(sent).toEqual([`${operation.method} ${pathname}`]);
  },
);
