import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Contract, contract } from '../checking/document.ts';

const redocly = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);
const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url));

/** What the linter says of a contract with these mistakes in it. */
async function lint(spoil: (copy: Contract) => void): Promise<string> {
  const copy = structuredClone(contract);
  spoil(copy);
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-lint-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(copy));
  try {
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        [redocly, 'lint', file, '--config', config, '--format', 'json'],
        (_error, out) => resolve(out),
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('our rules notice what they are for', { timeout: 30_000 }, async () => {
  const found = await lint(({ paths, components }) => {
    const operation = (at: string, method: string): object => paths[at]?.[method] ?? {};
    const part = (kind: string, name: string): object => components[kind]?.[name] ?? {};
    Object.assign(operation('/auth/logout', 'post'), { 'x-permission': undefined, summary: undefined });
    Object.assign(operation('/auth/login', 'post'), { tags: [] });
    const unknownFlag = { auth: 'token', group: 'Reports', flag: 'viewEverything', scope: 'own' };
    Object.assign(operation('/profiles/get', 'get'), { 'x-permission': unknownFlag });
    const lawless = { operationId: undefined, 'x-permission': { auth: 'token', scope: 'everyone' } };
    Object.assign(operation('/operators/get', 'get'), lawless);
    Object.assign(part('responses', 'NotFound'), { content: undefined, headers: undefined });
    Object.assign(part('headers', 'RequestId'), { example: undefined });
    Object.assign(part('schemas', 'MerchantInput'), { additionalProperties: undefined });
    Object.assign(part('schemas', 'Email'), { maxLength: undefined });
    Object.assign(part('schemas', 'Percentage'), { minimum: undefined });
  });
  for (const sentence of [
    'logout says not who may call it',
    'Reports.viewEverything is no flag',
    'scope must be one of',
    'a token needs group and flag, or any: true',
    'must answer Error',
    'A header needs an example',
    'An object in a request says additionalProperties',
    'A string needs maxLength or enum',
    'A number needs minimum and maximum',
    'operation-summary',
    'login needs one tag',
    'operation-operationId',
  ]) {
    expect(found).toContain(sentence);
  }
});

test('the contract itself keeps them', { timeout: 30_000 }, async () => {
  expect(JSON.parse(await lint(() => {})).totals).toMatchObject({ errors: 0, warnings: 0 });
});
