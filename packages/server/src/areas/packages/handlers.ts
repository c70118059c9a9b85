import { asUser } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Handlers, Reads } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { sendEtag } from '../../records/etag.ts';
import type { PackageRow } from './fields.ts';
import { figuresOf } from './figures.ts';
import { isLinkOpen } from './link-state.ts';
import { packageWire } from './package-wire.ts';
import {
  findPackage,
  maySeeWhole,
  packageConditions,
  packageList,
  publicPackage,
  visiblePackage,
} from './store.ts';
import { packageWrites } from './writes.ts';

const reads: Reads = {
  listPackages: async ({ gateway, db, caller, query }) => {
    const user = asUser(caller);
    await assertMerchant(db, user, query.userTypeId);
    const conditions = packageConditions(user, query);
    return fetchPage(gateway.pool, packageList, conditions, query, (row: PackageRow) =>
      packageWire(gateway, row, user),
    );
  },
  getPackage: async ({ gateway, db, caller, params, reply }) => {
    const row = await findPackage(db, params.id);
    const whole = maySeeWhole(caller, row);
    if (!whole && !isLinkOpen(row, gateway.now())) throw notFound('package.linkInvalid');
    sendEtag(reply, row);
    return whole ? packageWire(gateway, row, asUser(caller)) : publicPackage(gateway, row);
  },
  getPackageFigures: async ({ db, caller, params }) =>
    figuresOf(db, await visiblePackage(db, asUser(caller), params.id)),
};

export const packageHandlers: Handlers = { reads, writes: packageWrites };
