import type { OperationId } from '@daftar/openapi';
import { newBlacklisted, newMsisdn, newPackage, newProduct, packageForm, productForm } from './catalogue.ts';
import { today } from './payments.ts';
import { type Cast, fresh, merchantOf, nothing, pick, type Target, type Wish } from './wish.ts';
import type { Tenant } from './world.ts';

const period = () => ({ dateFrom: today(), dateTo: today() });

const watched: Wish = { request: () => ({ body: period() }) };

/** Another tenant's product for `another`, and so with packages: each call has one of its own. */
const tenantOf = ({ nile, delta }: Cast, { which }: Target): Tenant => (which === 'another' ? delta : nile);

const ofProduct = (body?: () => unknown): Wish => ({
  record: 'product',
  request: async (cast, target) => {
    const { id } = await fresh(target, () => newProduct(cast.gateway, tenantOf(cast, target)));
    return { params: { id }, ...(body && { body: body() }) };
  },
});

const ofPackage = (body?: (tenant: Tenant) => unknown): Wish => ({
  record: 'package',
  request: async (cast, target) => {
    const tenant = tenantOf(cast, target);
    const { id } = await fresh(target, () => newPackage(cast.gateway, tenant));
    return { params: { id }, ...(body && { body: body(tenant) }) };
  },
});

const ofBlacklist = (body?: () => unknown): Wish => ({
  record: 'blacklist',
  request: async ({ gateway }, target) => {
    const make = async () => ({ ...(await newBlacklisted(gateway)), name: '' });
    const { id } = await fresh(target, make);
    return { params: { id }, ...(body && { body: body() }) };
  },
});

/** Something right to ask of products, packages, blacklists and what the owner watches. */
export const catalogueWishes: Partial<Record<OperationId, Wish>> = {
  listProducts: nothing,
  getProduct: ofProduct(),
  addProduct: {
    record: 'merchant',
    request: (cast, target) => ({ body: { ...productForm(), merchantId: merchantOf(cast, target) } }),
  },
  editProduct: ofProduct(() => productForm()),
  listPackages: nothing,
  getPackage: ofPackage(),
  addPackage: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: packageForm(nile, { serviceId: pick(target, nile.service.serviceId, delta.service.id) }),
    }),
  },
  editPackage: ofPackage((tenant) => packageForm(tenant)),
  deletePackage: ofPackage(),
  listBlacklist: nothing,
  getBlacklistEntry: ofBlacklist(),
  addBlacklistEntry: { request: () => ({ body: { msisdn: newMsisdn() } }) },
  editBlacklistEntry: ofBlacklist(() => ({ msisdn: newMsisdn() })),
  deleteBlacklistEntry: ofBlacklist(),
  listCheckoutLogs: watched,
  searchCheckoutLogs: { request: () => ({ body: { ...period(), query: 'fawry' } }) },
  listCheckoutRequests: watched,
  searchCheckoutRequests: watched,
};

type Bodies = Partial<Record<OperationId, Record<string, unknown>>>;

/** Bodies of the same with nothing wrong in them. */
export const catalogueBodies = (nile: Tenant): Bodies => ({
  addProduct: { ...productForm(), merchantId: nile.merchantId },
  editProduct: { ...productForm() },
  addPackage: { ...packageForm(nile) },
  editPackage: { ...packageForm(nile) },
  generatePaymentLink: {
    msisdn: newMsisdn(),
    id: 'pkg_unknown',
    serviceId: nile.service.serviceId,
    orderId: '48291047',
  },
  addBlacklistEntry: { msisdn: newMsisdn() },
  editBlacklistEntry: { msisdn: newMsisdn() },
  listCheckoutLogs: period(),
  searchCheckoutLogs: { ...period(), query: 'fawry' },
  listCheckoutRequests: period(),
  searchCheckoutRequests: { ...period(), query: 'NB' },
});
