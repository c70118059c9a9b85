import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';

/** Creates a payout from the merchant's service and returns its record. */
export function askForPayout(stage: Stage, amount: number) {
  return stage.owner.payouts.create({
    serviceId: stage.kept('serviceId'),
    amount,
    fullName: 'نورا عبد الله',
    nationalId: '29001011234321',
    msisdn: '201001234567',
    beneficiaryEmail: 'noura@mail.example',
    countryCode: 'EG',
    userTypeId: stage.kept('merchant'),
  });
}

export const payouts: Case[] = [
  one('addPayout', async (stage) => {
    const { nationalId } = await askForPayout(stage, 150);
    if (nationalId.includes('29001011234321')) throw new Error('A national id is answered whole');
  }),
  one('setPayoutStatus', async (stage) => {
    const { payouts } = stage.owner;
    const { _id, amount, merchantName } = await askForPayout(stage, 200);
    await payouts.setStatus({ id: _id, status: 'Rejected', amount, merchant: merchantName });
    await payouts.approve((await askForPayout(stage, 300))._id, { amount: 300 });
    await payouts.reject((await askForPayout(stage, 400))._id);
  }),
  one('deletePayout', async (stage) => {
    await stage.owner.payouts.delete((await askForPayout(stage, 500))._id);
  }),
];
