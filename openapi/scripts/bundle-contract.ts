import { fileURLToPath } from 'node:url';
import { bundle, loadConfig } from '@redocly/openapi-core';
import type { ContractDocument } from './contract-document.ts';

const source = fileURLToPath(new URL('../openapi.yaml', import.meta.url));
const configPath = fileURLToPath(new URL('../redocly.yaml', import.meta.url));

/** Bundles the contract into one document: applies the presets and resolves references to other files. */
export async function bundleContract(): Promise<ContractDocument> {
  const { bundle: document, problems } = await bundle({
    ref: source,
    config: await loadConfig({ configPath }),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new Error(`The contract does not bundle: ${errors.map(({ message }) => message).join('; ')}`);
  }
  return document.parsed as ContractDocument;
}
