import { newBlacklisted, newPackage, newProduct } from './catalogue.ts';
import { makeRoom, newApiKey, newEndpoint } from './keys.ts';
import { billingRow, newTransaction } from './money-records.ts';
import { newDelivery, newExport, newView } from './own-records.ts';
import { newLoan, newPayout } from './payouts.ts';
import { newColleague, newRole } from './people.ts';
import { newRefund } from './refund-records.ts';
import { type Cast, type Owner, type Target, tenantOf } from './sample-request.ts';
import { newSettlementFile } from './settlement-files.ts';
import { newSubscription } from './subscriptions.ts';
import { newProcessed, ownUpload } from './uploads.ts';
import { newCarrier, newMerchant, newService } from './world.ts';

/** How a call gets a record of one kind. */
export interface RecordKind {
  /** Absent if a caller can reach only their own record. */
  owner?: Owner;
  /** Returns the shared record of one tenant, for calls that only read. */
  standing?: (cast: Cast, target: Target) => string | Promise<string>;
  /** Creates a record for one call, which may change or delete it. Without this, every call uses the shared record. */
  fresh?: (cast: Cast, target: Target) => Promise<{ id: string }>;
}

/** Every kind of record that examples name, by the prefix of its ids. A new kind of record needs an entry. */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  mer: {
    owner: 'merchant',
    standing: (cast, target) => tenantOf(cast, target).merchantId,
    fresh: ({ gateway }) => newMerchant(gateway),
  },
  car: {
    owner: 'carrier',
    standing: async ({ gateway, carrierId }, { which }) =>
      which === 'another' ? (await newCarrier(gateway)).id : carrierId,
    fresh: ({ gateway }) => newCarrier(gateway),
  },
  srv: {
    owner: 'both',
    standing: (cast, target) => tenantOf(cast, target).service.id,
    fresh: ({ gateway, nile }) => newService(gateway, nile.merchantId),
  },
  /** A service's public id; it has no fixed prefix. */
  sid: { owner: 'both', standing: (cast, target) => tenantOf(cast, target).service.serviceId },
  set: {
    owner: 'merchant',
    standing: ({ settlements }, { which }) => (which === 'another' ? settlements.delta : settlements.nile),
  },
  txn: { owner: 'merchant', fresh: newTransaction },
  spf: { owner: 'merchant', fresh: ({ gateway }) => newSettlementFile(gateway) },
  rfd: { owner: 'both', fresh: newRefund },
  sub: { owner: 'both', fresh: newSubscription },
  bil: { owner: 'merchant', fresh: (cast, target) => billingRow(cast, tenantOf(cast, target)) },
  prd: { owner: 'merchant', fresh: (cast, target) => newProduct(cast.gateway, tenantOf(cast, target)) },
  pkg: { owner: 'merchant', fresh: (cast, target) => newPackage(cast.gateway, tenantOf(cast, target)) },
  bl: { owner: 'merchant', fresh: ({ gateway }) => newBlacklisted(gateway) },
  pay: { owner: 'merchant', fresh: (cast, target) => newPayout(cast.gateway, tenantOf(cast, target)) },
  ltx: {
    owner: 'merchant',
    fresh: async (cast, target) => ({
      id: await newLoan(cast.gateway, tenantOf(cast, target).merchantId),
    }),
  },
  usr: { owner: 'merchant', fresh: (cast, target) => newColleague(cast, tenantOf(cast, target).merchantId) },
  rol: { owner: 'merchant', fresh: (cast, target) => newRole(cast, tenantOf(cast, target).merchantId) },
  whd: { owner: 'merchant', fresh: (cast, target) => newDelivery(cast, tenantOf(cast, target)) },
  key: {
    owner: 'merchant',
    fresh: async (cast, target) => {
      await makeRoom(cast, tenantOf(cast, target));
      return newApiKey(cast, tenantOf(cast, target));
    },
  },
  whe: {
    owner: 'merchant',
    fresh: async (cast, target) => {
      await makeRoom(cast, tenantOf(cast, target));
      return newEndpoint(cast, tenantOf(cast, target));
    },
  },
  apf: { owner: 'merchant', fresh: newProcessed },
  upl: { fresh: async (cast, target) => ({ id: await ownUpload(cast, target) }) },
  viw: { owner: 'person', fresh: newView },
  exp: { owner: 'person', fresh: newExport },
};

/** Returns the kind of record that an id in an example belongs to, as a key of {@link recordKinds}. */
export function kindOf(text: string): string | undefined {
  const [prefix = ''] = /^[a-z]{2,3}(?=_[a-z0-9_]{10,})/.exec(text) ?? [];
  if (prefix) return prefix;
  return /^s(?=.*\d)[a-z0-9]{15}$/.test(text) ? 'sid' : undefined;
}
