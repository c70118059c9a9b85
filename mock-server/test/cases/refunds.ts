import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';
import { paidOrder } from './checkout.ts';
import { openOrder } from './payments.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** One more day on both sides: today's date in Cairo may differ from UTC's. */
const place = { dateFrom: day(-1), dateTo: day(1), country: 'Egypt', currency: 'EGP' } as const;
const REASON = 'The customer returned one of the two books';

/** Returns the transaction of an order. */
async function transactionOf({ owner }: Stage, orderId: string) {
  const { data } = await owner.reports.transactions({ ...place, q: orderId });
  const [row] = data;
  if (!row) throw new Error(`${orderId} has no transaction`);
  return row;
}

/** Pays an order of 450 by scanning a code: cash that paid a reference cannot be refunded. */
async function paidByWallet(stage: Stage, orderId: string) {
  const { sid: _, ...order } = await openOrder(stage, 'Fawry', orderId);
  const { merchantRefNumber } = await stage.customer.mena.requestWalletQr({
    ...order,
    customerName: 'نورا عبد الله',
    customerMobile: '+201001234567',
    paymentMethod: 'MWALLET',
  });
  await stage.target.pay(await stage.target.chargeOf(merchantRefNumber));
  await stage.customer.mena.updateCardStatus({ ...order, paymentMethod: 'MWALLET' });
  return transactionOf(stage, orderId);
}

/** Makes the provider report a partial refund without its amount; the refund stays open. */
async function tellOfPart(stage: Stage, orderId: string): Promise<void> {
  const { merchantRefNumber, referenceNumber } = await paidOrder(stage, orderId);
  const notice = stage.target.sign({
    merchantRefNumber,
    fawryRefNumber: referenceNumber,
    orderStatus: 'PARTIAL_REFUNDED',
    paymentMethod: 'PAYATFAWRY',
    paymentAmount: 10_000,
    orderAmount: 10_000,
    paymentRefrenceNumber: '129871204',
    messageSignature: '00',
  });
  await stage.customer.callbacks.receive('fawry', notice);
}

export const refunds: Case[] = [
  one('addRefund', async (stage) => {
    const { _id, refundable } = await paidByWallet(stage, 'NB-30001');
    if (refundable === false) throw new Error('A payment by wallet cannot be refunded');
    const refund = await stage.owner.refunds.create({ transactionId: _id, amount: 100.25, reason: REASON });
    stage.keep('refund', refund._id);
  }),
  one('getRefund', async (stage) => {
    const { amount } = await stage.owner.refunds.retrieve(stage.kept('refund'));
    if (amount !== 100.25) throw new Error(`A refund of 100.25 is of ${amount}`);
  }),
  one('listRefunds', async ({ owner }) => {
    const { data } = await owner.refunds.list({ origin: 'request' });
    if (data.length === 0) throw new Error('A refund is not listed');
  }),
  one('closeRefund', async (stage) => {
    await tellOfPart(stage, 'NB-30002');
    const { data } = await stage.owner.refunds.list({ status: 'open' });
    const [open] = data;
    if (!open) throw new Error('A refund whose amount nobody says is not open');
    await stage.owner.refunds.close(open._id, { outcome: 'succeeded', amount: 50, reason: 'Fawry lists it' });
  }),
  one('addSettlementFile', async (stage) => {
    const { orderId } = await transactionOf(stage, 'NB-30001');
    const rows = ['type,reference,amount,currency', `payment,${orderId}-${Date.now()},450,EGP`];
    const file = new File([rows.join('\r\n')], 'fawry-2026-11-21.csv', { type: 'text/csv' });
    const added = await stage.owner.refunds.uploadSettlementFile('fawry', place.dateFrom, place.dateTo, file);
    if (added.lines < 1) throw new Error('The file has no lines');
    stage.keep('settlementFile', added._id);
  }),
  one('listSettlementFiles', async ({ owner }) => {
    const { data } = await owner.refunds.settlementFiles();
    if (data.length === 0) throw new Error('A settlement file is not listed');
  }),
  one('getSettlementFile', async (stage) => {
    const file = await stage.owner.refunds.settlementFile(stage.kept('settlementFile'));
    if (file.lines === 0) throw new Error('A settlement file has no rows');
  }),
  one('listSettlementShapes', async ({ owner }) => {
    const { data } = await owner.refunds.settlementShapes();
    if (data.length === 0) throw new Error('No provider takes a settlement file');
  }),
  one('listSettlementLines', async (stage) => {
    const { data } = await stage.owner.refunds.settlementLines(stage.kept('settlementFile'));
    if (data.length === 0) throw new Error('A settlement file has no lines');
  }),
  one('reviewSettlementLine', async (stage) => {
    const file = stage.kept('settlementFile');
    const { data } = await stage.owner.refunds.settlementLines(file, { review: 'open' });
    const [open] = data;
    if (!open) throw new Error('No row of the settlement file needs a look');
    const { line } = open;
    const seen = await stage.owner.refunds.reviewSettlementLine(file, {
      ...{ line, reviewed: true, note: 'Paid on the next day' },
    });
    if (!seen.reviewedBy) throw new Error('The row is not marked');
  }),
];
