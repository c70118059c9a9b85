import { newBlacklisted, newPackage, newProduct } from './catalogue.ts';
import { billingRow, newTransaction } from './money-records.ts';
import { newDelivery, newExport, newView } from './own-records.ts';
import { newLoan, newPayout } from './payouts.ts';
import { newColleague, newRole } from './people.ts';
import { newProcessed, ownUpload } from './uploads.ts';
import { type Cast, type Owner, type Target, tenantOf } from './wish.ts';
import { newCarrier, newMerchant, newService } from './world.ts';

/** How a kind of record comes to a call. */
export interface RecordKind {
  /** Absent where the call finds its own record alone: there is no other that it may name. */
  owner?: Owner;
  /** A record that stays, of one tenant or the other: calls that only read share it. */
  standing?: (cast: Cast, target: Target) => string | Promise<string>;
  /** A record for one call, which may change or delete it. Without it every call names the standing one. */
  fresh?: (cast: Cast, target: Target) => Promise<{ id: string }>;
}

/** Every kind of record that examples name, by how its ids begin. A new kind of record needs an entry. */
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
  /** A service's public id, which begins as it likes. */
  sid: { owner: 'both', standing: (cast, target) => tenantOf(cast, target).service.serviceId },
  set: {
    owner: 'merchant',
    standing: ({ settlements }, { which }) => (which === 'another' ? settlements.delta : settlements.nile),
  },
  txn: { owner: 'merchant', fresh: newTransaction },
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
  apf: { owner: 'merchant', fresh: newProcessed },
  upl: { fresh: async (cast, target) => ({ id: await ownUpload(cast, target) }) },
  viw: { owner: 'person', fresh: newView },
  exp: { owner: 'person', fresh: newExport },
};

/** The kind of record whose id a text of an example is, as a key of {@link recordKinds}. */
export function kindOf(text: string): string | undefined {
  const [prefix = ''] = /^[a-z]{2,3}(?=_[a-z0-9_]{10,})/.exec(text) ?? [];
  if (prefix) return prefix;
  return /^s(?=.*\d)[a-z0-9]{15}$/.test(text) ? 'sid' : undefined;
}
