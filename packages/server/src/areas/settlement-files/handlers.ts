import { asUser } from '../../access/caller.ts';
import { sheetsRead } from '../../audit/sheets-read.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { fetchPage } from '../../lists/page.ts';
import { addSettlementFile } from './add-file.ts';
import { type FileRow, fileConditions, fileList, fileWire, findFile } from './file-list.ts';
import { lineConditions, lineList, lineWire } from './line-list.ts';
import { receiveSettlementFile } from './receive.ts';
import { reviewLine } from './review-line.ts';
import { shapesOf } from './shapes.ts';

/** Handles the settlement files of payment providers: uploading one, and reading the results of its comparison. */
export const settlementFileHandlers: Handlers = {
  reads: {
    listSettlementFiles: ({ gateway, query = {} }) =>
      fetchPage(gateway.pool, fileList, fileConditions(query), query, (row: FileRow) => fileWire(row)),
    getSettlementFile: async ({ db, params }) => ({
      ...fileWire(await findFile(db, params.id)),
      ...(await sheetsRead(db, 'settlement-file', params.id, 'addSettlementFile')),
    }),
    listSettlementShapes: async ({ gateway }) => shapesOf(gateway),
    listSettlementLines: async ({ gateway, db, params, query = {} }) => {
      const file = await findFile(db, params.id);
      return fetchPage(gateway.pool, lineList, lineConditions(file.id, query), query, lineWire);
    },
  },
  writes: {
    reviewSettlementLine: async ({ gateway, db, caller, params, body, request }) =>
      lineWire(await reviewLine(db, gateway, asUser(caller), params.id, body, request.id)),
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
