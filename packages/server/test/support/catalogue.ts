import { createBlacklistEntry } from '../../src/areas/blacklists/create.ts';
import { findServiceByAnyId } from '../../src/areas/checkout/store.ts';
import { createPackage } from '../../src/areas/packages/create.ts';
import type { PackageForm } from '../../src/areas/packages/fields.ts';
import { createProduct } from '../../src/areas/products/create.ts';
import type { ProductForm } from '../../src/areas/products/fields.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Gateway } from '../../src/gateway.ts';
import { SETUP, type Tenant, unique } from './world.ts';

let numbers = 10_000_000;
/** Returns an Egyptian mobile number that is unique in this run. */
export function newMsisdn(): string {
  numbers += 1;
  return `2010${numbers}`;
}

export const newBlacklisted = (gateway: Gateway, msisdn = newMsisdn()) =>
  inTransaction(gateway.db, (trx) => createBlacklistEntry(trx, gateway, SETUP, { msisdn }));

export const productForm = (changes: Partial<ProductForm> = {}): ProductForm => ({
  name: unique('Product'),
  sku: unique('SKU').replace(' ', '-'),
  attributes: { productPrice: 180.5, inventory: 120, size: ['M', 'L'], color: ['أزرق'], weight: 0.4 },
  ...changes,
});

export const newProduct = (gateway: Gateway, { merchantId }: Tenant, changes: Partial<ProductForm> = {}) =>
  inTransaction(gateway.db, (trx) =>
    createProduct(trx, gateway, SETUP, { id: merchantId, currency: 'EGP' }, productForm(changes)),
  );

export const packageForm = ({ service }: Tenant, changes: Partial<PackageForm> = {}): PackageForm => ({
  name: unique('Package'),
  amount: '450',
  callbackUrl: 'https://nilebooks.example/webhooks/packages',
  currency: 'EGP',
  country: 'Egypt',
  serviceId: service.serviceId,
  ...changes,
});

export const newPackage = (gateway: Gateway, tenant: Tenant, changes: Partial<PackageForm> = {}) =>
  inTransaction(gateway.db, async (trx) => {
    const service = await findServiceByAnyId(trx, tenant.service.id);
    if (!service) throw new Error(`${tenant.name} has no service`);
    return createPackage(trx, gateway, SETUP, service, packageForm(tenant, changes));
  });
