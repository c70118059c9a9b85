import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { addSettlementFile } from './add-file.ts';
import { receiveSettlementFile } from './receive.ts';
import {
  countsOf,
  type FileRow,
  fileConditions,
  fileList,
  fileWire,
  findFile,
  lineConditions,
  lineList,
  lineWire,
} from './store.ts';

/** Settlement files of payment providers: uploading one, and reading what comparing it gave. */
export const settlementFileHandlers: Handlers = {
  reads: {
    listSettlementFiles: async ({ gateway, db, query = {} }) => {
      const page = await fetchPage(
        gateway.pool,
        fileList,
        fileConditions(query),
        query,
        (row: FileRow) => row,
      );
      const counts = await countsOf(
        db,
        page.data.map(({ id }) => id),
      );
      return { ...page, data: page.data.map((row) => fileWire(row, counts.get(row.id))) };
    },
    listSettlementLines: async ({ gateway, db, params, query = {} }) => {
      const file = await findFile(db, params.id);
      return fetchPage(gateway.pool, lineList, lineConditions(file.id, query), query, lineWire);
    },
  },
  // Receiving and reading the file is slow: addSettlementFile opens its transaction afterwards.
  ownTransactions: {
    addSettlementFile: async ({ gateway, caller, query, request }) =>
      addSettlementFile(gateway, asUser(caller), {
        ...query,
        file: await receiveSettlementFile(request),
        requestId: request.id,
      }),
  },
};
