import { sheetOf } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';
import { askForPayout } from './payouts.ts';

/** Uploads a sheet that approves one payout, rejects another and has a misspelt status in a third row. */
async function upload(stage: Stage) {
  const [good, bad] = [await askForPayout(stage, 120), await askForPayout(stage, 130)];
  const rows = [
    ['referanceNumber', 'STATUS', 'amount'],
    [good.referanceNumber, 'Approved', '120'],
    [bad.referanceNumber, 'Rejected', '130'],
    ['PO-UNKNOWN', 'Aproved', '90'],
  ];
  return stage.owner.approvals.upload(sheetOf(rows, 'Loan_Disbursements_21-11-2026.xlsx'));
}

export const approvals: Case[] = [
  one('uploadApprovalFile', async (stage) => {
    const { fileName, invalidStatus } = await upload(stage);
    stage.keep('upload', fileName);
    if (invalidStatus.join() !== 'Aproved') throw new Error(`Discarded ${invalidStatus.join()}`);
  }),
  one('takeOutApprovalRows', async (stage) => {
    const { verdicts } = await stage.owner.approvals.takeOut(stage.kept('upload'), { out: true, rows: [3] });
    if (!('taken-out' in verdicts)) throw new Error('The counts have no rows that were taken out');
  }),
  one('getApprovalSummary', async (stage) => {
    const { total } = await stage.owner.approvals.summary(stage.kept('upload'));
    if (total < 3) throw new Error(`The file has ${total} rows`);
  }),
  one('getApprovalProgress', async (stage) => {
    const { done, total } = await stage.owner.approvals.progress(stage.kept('upload'));
    if (done > total) throw new Error(`${done} of ${total} rows are done`);
  }),
  one('processApprovalFile', async (stage) => {
    const { _id } = await stage.owner.approvals.process({ fileName: stage.kept('upload') });
    stage.keep('approvalFile', _id);
  }),
  one('getApprovalResult', async (stage) => {
    const file = await stage.owner.approvals.result(stage.kept('approvalFile'));
    const [headers, ...lines] = (await file.text()).trim().split(/\r?\n/);
    if (headers !== 'row,referanceNumber,status,amount,currency,beneficiary,merchant,result,resultCode')
      throw new Error(`Headed ${headers}`);
    if (lines.length < 3) throw new Error(`${lines.length} rows were kept`);
  }),
  one('discardApprovalFile', async (stage) => {
    await stage.owner.approvals.discard((await upload(stage)).fileName);
  }),
];
