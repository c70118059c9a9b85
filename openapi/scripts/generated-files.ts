import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './bundle-contract.ts';
import { formOperations, formRules } from './form-rules.ts';
import { phonePlans } from './phone-plans.ts';
import { schemaTypes } from './schema-types.ts';
import { sdkFiles } from './sdk/sdk-files.ts';
import { operationTable, permissionTable, sdkTable } from './tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sdk = 'packages/sdk/src/generated/';

export interface GeneratedFile {
  /** Path from the repository's root. */
  name: string;
  location: string;
  text: string;
}

/** Returns every file that is generated from the contract or from a package's data, with its current text. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const document = await bundleContract();
  const texts = {
    'openapi/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi/generated/schema.d.ts': await schemaTypes(document),
    'openapi/generated/operations.ts': operationTable(document),
    [`${sdk}operations.ts`]: sdkTable(document),
    ...Object.fromEntries(Object.entries(sdkFiles(document)).map(([name, text]) => [sdk + name, text])),
    'packages/domain/src/generated/permissions.ts': permissionTable(document),
    'packages/domain/src/generated/rules.ts': formRules(document),
    'packages/domain/src/generated/forms.ts': formOperations(document),
    'packages/domain/src/generated/phone-plans.ts': phonePlans(),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, location: `${root}${name}`, text }));
}

/** Returns the SDK's generated files that the contract no longer generates. */
export function leftoverFiles(files: GeneratedFile[]): string[] {
  const locations = new Set(files.map(({ location }) => location));
  return readdirSync(root + sdk)
    .map((name) => `${root}${sdk}${name}`)
    .filter((location) => !locations.has(location));
}
