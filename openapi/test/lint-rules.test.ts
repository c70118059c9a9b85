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

const spectral = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@stoplight/spectral-cli/package.json')),
  'dist/index.js',
);
const ruleset = fileURLToPath(new URL('../spectral.yaml', import.meta.url));

/** Returns the linter's output for a copy of the contract that `spoil` changed. */
async function lint(spoil: (copy: Contract) => void, byOwasp = false): Promise<string> {
  const copy = structuredClone(contract);
  spoil(copy);
  const folder = mkdtempSync(path.join(tmpdir(), 'daftar-lint-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(copy));
  try {
    return await new Promise((resolve) => {
      // The bundle has its presets written out already.
      const bundled = ['--skip-preprocessor', 'daftar/presets'];
      const all = ['--max-problems', '1000'];
      const ours = [redocly, 'lint', file, '--config', config, '--format', 'json', ...all, ...bundled];
      const owasp = [spectral, 'lint', file, '--ruleset', ruleset, '--format', 'json', '--quiet'];
      execFile(process.execPath, byOwasp ? owasp : ours, (_error, out) => resolve(out));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('each of our lint rules reports its mistake', { timeout: 120_000 }, async () => {
  const found = await lint(({ paths, components }) => {
    const operation = (at: string, method: string): object => paths[at]?.[method] ?? {};
    const part = (kind: string, name: string): object => components[kind]?.[name] ?? {};
    Object.assign(operation('/auth/logout', 'post'), { 'x-permission': undefined, summary: undefined });
    Object.assign(operation('/auth/login', 'post'), { tags: [] });
    Object.assign(operation('/carriers/get', 'get'), {
      'x-effect': 'write',
      'x-sdk': { method: 'carriers' },
    });
    const unknownFlag = { auth: 'token', group: 'Reports', flag: 'viewEverything', scope: 'own' };
    Object.assign(operation('/profiles/get', 'get'), { 'x-permission': unknownFlag });
    const lawless = { operationId: undefined, 'x-permission': { auth: 'token', scope: 'everyone' } };
    Object.assign(operation('/operators/get', 'get'), lawless);
    Object.assign(operation('/carriers/get', 'get'), { security: [] });
    Object.assign(operation('/checkout/cc', 'put'), { security: [{}, { basic: [] }] });
    Object.assign(part('responses', 'NotFound'), { content: undefined, headers: undefined });
    Object.assign(part('headers', 'RequestId'), { example: undefined });
    Object.assign(part('schemas', 'MerchantInput'), { additionalProperties: undefined });
    Object.assign(part('schemas', 'Email'), { maxLength: undefined });
    Object.assign(part('schemas', 'Percentage'), { minimum: undefined });
  });
  for (const sentence of [
    'logout needs x-permission',
    'listCarriers: a GET only reads',
    'listCarriers: x-sdk needs a method',
    'Reports.viewEverything is not a flag',
    'scope must be one of',
    'a token needs group and flag, or any: true',
    'must use the schema Error',
    'A header needs an example',
    'An object in a request needs additionalProperties',
    'A string needs maxLength or enum',
    'A number needs minimum and maximum',
    'operation-summary',
    'login needs exactly one tag',
    'listCarriers: security does not match x-permission',
    'payByCard must describe 401',
    'operation-operationId',
  ]) {
    expect(found).toContain(sentence);
  }
});

test('the OWASP rules report mistakes that our rules do not cover', { timeout: 30_000 }, async () => {
  const found = await lint(({ paths, components }) => {
    const page: object = components.schemas?.MerchantPage ?? {};
    Object.assign(page, { properties: { data: { type: 'array', items: { type: 'string', maxLength: 9 } } } });
    Object.assign(components.responses?.TooManyRequests ?? {}, { headers: {} });
    Object.assign(paths['/carriers/get/{id}']?.get ?? {}, {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    });
  }, true);
  for (const rule of ['array-limit', 'rate-limit-retry-after', 'no-numeric-ids'])
    expect(found).toContain(rule);
});
