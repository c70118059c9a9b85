import type { KeyScope } from '@daftar/openapi';
import type { components } from '@daftar/openapi/schema';
import type { ColumnType, Generated } from 'kysely';
import type { Version } from './tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What merchants are told of. */
export type WebhookEventType = components['schemas']['WebhookEventType'];
/** The events that an endpoint can ask for. */
export type EndpointEvent = components['schemas']['EndpointEvent'];

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
  /** When the first of its failures in a row was. */
  failing_since: OptionalInstant;
  /** When its failures switched it off. */
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

/** Tables of merchants' keys and webhook endpoints. */
export interface KeyTables {
  api_keys: ApiKeyTable;
  api_key_uses: ApiKeyUseTable;
  webhook_endpoints: WebhookEndpointTable;
  endpoint_secrets: EndpointSecretTable;
}
