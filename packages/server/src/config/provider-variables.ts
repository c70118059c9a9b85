import { providerDefinitions } from '../providers/registry.ts';

interface ProviderVariable {
  name: string;
  isAddress: boolean;
  isSecret: boolean;
}

/** The environment variables of all payment providers' settings. */
export const providerVariables: readonly ProviderVariable[] = providerDefinitions.flatMap(
  ({ variables, secrets }) =>
    Object.entries(variables).map(([setting, name]) => ({
      name,
      isAddress: setting === 'baseUrl',
      isSecret: secrets.includes(setting),
    })),
);
