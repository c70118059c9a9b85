import type { KeyScope } from '@daftar/openapi';
import type { components } from '@daftar/openapi/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Version } from './tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The types of webhook events. */
export type WebhookEventType = components['schemas']['WebhookEventType'];
/** The event types that an endpoint can subscribe to. */
export type EndpointEvent = components['schemas']['EndpointEvent'];

/** A text that each key of the installation has sealed. It tells whether a start has the same key. */
export interface KeyCheckTable {
  name: string;
  sealed: string;
  created_at: Instant;
}

/** One row: the platform owner's account. Its id never changes; its name does with `rename-owner`. */
export interface InstallationTable {
  one: Generated<boolean>;
  owner_id: ColumnType<string, string, never>;
  owner_name: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface ApiKeyTable {
  id: string;
  user_type_id: string;
  name: string;
  name_key: string;
  scopes: KeyScope[];
  /** Addresses and CIDR blocks that the key works from; empty means anywhere. */
  addresses: string[];
  /** The key that a merchant has from the start. */
  main: Generated<boolean>;
  created_by: string;
  created_at: Instant;
  expires_at: OptionalInstant;
  revoked_at: OptionalInstant;
  version: Version;
}

export interface ApiKeyUseTable {
  key_id: string;
  used_at: Instant;
  used_from: string;
}

export interface WebhookEndpointTable {
  id: string;
  user_type_id: string;
  url: string;
  description: string;
  events: EndpointEvent[];
  status: 'Active' | 'Inactive';
  /** Time of the first failure since the last success; null after a success. */
  failing_since: OptionalInstant;
  /** Time at which the endpoint was switched off because of failures. */
  disabled_at: OptionalInstant;
  created_at: Instant;
  version: Version;
}

export interface EndpointSecretTable {
  id: string;
  endpoint_id: string;
  ciphertext: string;
  hint: string;
  created_at: Instant;
  expires_at: OptionalInstant;
}

/** Tables of merchants' keys, webhook endpoints and the installation itself. */
export interface KeyTables {
  api_keys: ApiKeyTable;
  api_key_uses: ApiKeyUseTable;
  webhook_endpoints: WebhookEndpointTable;
  endpoint_secrets: EndpointSecretTable;
  key_checks: KeyCheckTable;
  installation: InstallationTable;
}
