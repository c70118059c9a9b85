import type { CountryName } from '@daftar/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Version } from './tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type Texts = ColumnType<string[] | null, string | null, string | null>;

export interface BlacklistTable {
  id: string;
  /** Calling code and national number, digits only: one spelling for each number. */
  msisdn: string;
  created_at: Instant;
  version: Version;
}

export interface ProductTable {
  id: string;
  user_type_id: string;
  name: string;
  sku: string | null;
  sizes: Texts;
  colors: Texts;
  weight: string | null;
  product_price: string | null;
  inventory: number | null;
  low_stock_threshold: number | null;
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export interface PackageTable {
  id: string;
  user_type_id: string;
  service_id: string;
  name: string;
  /** Whole major units. */
  amount: string;
  currency: string;
  country: CountryName;
  callback_url: string | null;
  link_enabled: Generated<boolean>;
  /** True: the customer chooses the amount, and `amount` is only the proposed one. */
  open_amount: Generated<boolean>;
  minimum_amount: string | null;
  maximum_amount: string | null;
  /** Last day on which the link works, in the country's time zone. */
  expires_on: string | null;
  created_at: Instant;
  updated_at: Instant;
  version: Version;
}

export interface PackageOpeningTable {
  package_id: string;
  user_type_id: string;
  opened: number;
}

/** Products, packages and blacklisted numbers. */
export interface CatalogueTables {
  blacklist: BlacklistTable;
  products: ProductTable;
  packages: PackageTable;
  package_openings: PackageOpeningTable;
}
