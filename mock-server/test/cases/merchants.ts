import { type Case, one } from './case.ts';

const place = { country: 'Egypt', currency: 'EGP' } as const;

export const merchants: Case[] = [
  one('addMerchant', async (stage) => {
    const emails = { billingEmail: 'billing@nilebooks.example', supportEmail: 'help@nilebooks.example' };
    const merchant = await stage.owner.merchants.create({ ...place, ...emails, name: 'Nile Books' });
    stage.keep('merchant', merchant._id);
  }),
  one('editMerchant', async (stage) => {
    const stored = await stage.owner.merchants.retrieve(stage.kept('merchant'));
    const { _id, name, accountBalance, status, createdDate, sid, publicKey } = stored;
    // Like the form, the edit sends read-only fields back unchanged.
    const asGiven = { _id, accountBalance, status, createdDate, sid, publicKey };
    await stage.owner.merchants.update(_id, {
      ...place,
      ...asGiven,
      name,
      supportEmail: 'support@nilebooks.example',
    });
  }),
  one('setMerchantStatus', async (stage) => {
    await stage.owner.merchants.setStatus(stage.kept('merchant'), { status: 'Inactive' });
    await stage.owner.merchants.setStatus(stage.kept('merchant'), { status: 'Active' });
  }),
  one('addMerchantBalance', (stage) => {
    const deposit = { grossAmount: 5000, tax: 14, netAmount: 4300, reference: 'NBE transfer 88213' };
    return stage.owner.merchants.addBalance(stage.kept('merchant'), deposit);
  }),
  one('rotateMerchantKey', async (stage) => {
    const { secret } = await stage.owner.merchants.rotateKey(stage.kept('merchant'), { kind: 'privateKey' });
    stage.keep('secret', secret);
    await stage.owner.merchants.rotateKey(stage.kept('merchant'), { kind: 'token' });
  }),
  one('deleteMerchant', async ({ owner }) => {
    const { _id } = await owner.merchants.create({ ...place, name: 'متجر مؤقت' });
    await owner.merchants.delete(_id);
  }),
];
