import type { ProviderManifest } from '@daftar/domain';
import type { Breaker } from './breaker.ts';
import type { Fetch } from './call-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The parts with which an adapter calls its provider. */
export interface ProviderLink {
  fetch: Fetch;
  /** Timeout of one call. */
  timeoutMs: number;
  breaker: Breaker;
}

/** Who may know a setting, and its value at our sandbox. */
interface Setting {
  /** Its environment variable. */
  variable: string;
  /** True if its value is never shown. */
  secret?: true;
  /** Its value at the provider's sandbox. Not secret, because only the sandbox accepts it. */
  sandbox: string;
}

/** What a provider's folder adds to its manifest. */
interface ProviderParts<Name extends string> {
  /** The environment variable of the provider's address. */
  baseUrl: string;
  settings: Readonly<Record<Name, Setting>>;
  create(settings: Readonly<Record<Name | 'baseUrl', string>>, link: ProviderLink): PaymentProvider;
}

/** A payment provider that an installation may configure. */
export interface ProviderDefinition<Name extends string = string> {
  /** Its name on the wire, in logs and in the paths of its sandbox: `fawry`. */
  key: string;
  /** Name of the adapter, which equals the carrier's name in a service: `Fawry`. */
  name: string;
  /** The environment variable of each setting. The setting `baseUrl` is the provider's address. */
  variables: Readonly<Record<string, string>>;
  /** Settings whose values are never shown. */
  secrets: readonly string[];
  /** The credentials that the provider's sandbox accepts. */
  sandbox: Readonly<Record<Name, string>>;
  create(
    settings: Readonly<Record<string, string>> & { baseUrl: string },
    link: ProviderLink,
  ): PaymentProvider;
}

/** Returns the definition of a payment provider: its manifest with its settings and its adapter. */
export function defineProvider<Name extends string>(
  { key, carrier }: Pick<ProviderManifest, 'key' | 'carrier'>,
  { baseUrl, settings, create }: ProviderParts<Name>,
): ProviderDefinition<Name> {
  const all = Object.entries<Setting>(settings);
  const taken = <Value>(read: (setting: Setting) => Value) =>
    Object.fromEntries(all.map(([name, setting]) => [name, read(setting)])) as Record<Name, Value>;
  return {
    key,
    name: carrier,
    variables: { baseUrl, ...taken(({ variable }) => variable) },
    secrets: all.flatMap(([name, { secret }]) => (secret ? [name] : [])),
    sandbox: taken(({ sandbox }) => sandbox),
    create: (given, link) => create(given as Record<Name | 'baseUrl', string>, link),
  };
}
