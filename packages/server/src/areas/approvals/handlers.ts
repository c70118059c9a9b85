import { actorOf, asUser } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import { receiveFile } from '../../http/uploads.ts';
import { fetchPage } from '../../lists/page.ts';
import { recordEvent } from '../../records/record-event.ts';
import { progressOf } from './decide-rows.ts';
import { processFile } from './process-file.ts';
import { sendResult } from './result.ts';
import {
  assertNotProcessed,
  fileConditions,
  fileList,
  fileWire,
  findFile,
  lockUpload,
  ownUpload,
} from './store.ts';
import { summaryOf } from './summary.ts';
import { takeOut } from './take-out.ts';
import { keepUpload } from './upload.ts';
import { listVerdicts } from './verdicts.ts';

const reads: Reads = {
  getApprovalVerdicts: async ({ gateway, db, caller, params, query }) => {
    const upload = await ownUpload(db, asUser(caller), params.fileName);
    return listVerdicts(gateway, asUser(caller), upload.file_name, query);
  },

  getApprovalSummary: async ({ db, caller, params }) =>
    summaryOf(db, await ownUpload(db, asUser(caller), params.fileName)),

  getApprovalProgress: async ({ db, caller, params }) =>
    progressOf(db, await ownUpload(db, asUser(caller), params.fileName)),

  listApprovalFiles: ({ gateway, body }) =>
    fetchPage(gateway.pool, fileList, fileConditions(gateway, body), body, fileWire),
};

const writes: Writes = {
  processApprovalFile: ({ db, gateway, caller, body, request }) =>
    processFile(db, gateway, asUser(caller), body, request.id),

  takeOutApprovalRows: async ({ db, gateway, caller, params, body, request, now }) => {
    const upload = await takeOut(db, gateway, asUser(caller), params.fileName, body);
    const summary = await summaryOf(db, upload);
    const rows = summary.verdicts['taken-out'];
    await recordEvent(db, {
      kind: 'approval-file',
      recordId: upload.file_name,
      userTypeId: gateway.owner.id,
      actor: actorOf(caller),
      action: 'takeOutApprovalRows',
      ...historyMessage(body.out ? 'history.fileRowsTakenOut' : 'history.fileRowsPutBack', { rows }),
      after: { takenOut: rows },
      requestId: request.id,
      now,
    });
    return summary;
  },

  discardApprovalFile: async ({ db, gateway, caller, params, request, now }) => {
    const upload = await lockUpload(db, asUser(caller), params.fileName);
    await assertNotProcessed(db, gateway, { ...upload, sha256: '' });
    await db.deleteFrom('approval_uploads').where('file_name', '=', upload.file_name).execute();
    await recordEvent(db, {
      kind: 'approval-file',
      recordId: upload.file_name,
      userTypeId: gateway.owner.id,
      actor: actorOf(caller),
      action: 'discardApprovalFile',
      ...historyMessage('history.fileDiscarded'),
      before: { originalName: upload.original_name, rows: upload.total },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

/** Handles approval files: workbooks that approve or reject many payouts at once. */
export const approvalHandlers: Handlers = {
  reads,
  writes,
  // Receiving and reading the sheet is slow: keepUpload opens its transaction afterwards.
  ownTransactions: {
    uploadApprovalFile: async ({ gateway, caller, request }) =>
      keepUpload(gateway, asUser(caller), await receiveFile(request), request.id),
  },
  streams: {
    getApprovalResult: async ({ db, params, query, reply }) =>
      sendResult(db, reply, await findFile(db, params.id), query.language),
  },
};
