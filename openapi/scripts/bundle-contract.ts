import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { ContractDocument } from './contract-document.ts';

const source = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

/** The contract in one document, its references inside it. */
export async function bundleContract(): Promise<ContractDocument> {
  const { bundle: document, problems } = await bundle({ ref: source, config: await createConfig({}) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(`The contract does not bundle: ${errors.map(({ message }) => message).join('; ')}`);
  }
  return document.parsed as ContractDocument;
}
