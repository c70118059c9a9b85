import { asUser } from '../../access/caller.ts';
import type { Handlers, Reads } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { sendEtag } from '../../records/etag.ts';
import { type PackageRow, packageFields } from './fields.ts';
import { findPackage, maySeeWhole, packageConditions, packageList, publicPackage } from './store.ts';
import { packageWrites } from './writes.ts';

const reads: Reads = {
  listPackages: ({ gateway, caller, query }) =>
    fetchPage(gateway.pool, packageList, packageConditions(asUser(caller), query), query, (row: PackageRow) =>
      packageFields.wire(row),
    ),
  getPackage: async ({ db, caller, params, reply }) => {
    const row = await findPackage(db, params.id);
    sendEtag(reply, row);
    return maySeeWhole(caller, row) ? packageFields.wire(row) : publicPackage(row);
  },
};

export const packageHandlers: Handlers = { reads, writes: packageWrites };
