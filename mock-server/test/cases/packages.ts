import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';

const offer = (stage: Stage) => ({
  name: 'اشتراك شهري',
  amount: '450',
  callbackUrl: 'https://nilebooks.example/webhooks/packages',
  currency: 'EGP',
  country: 'Egypt' as const,
  serviceId: stage.kept('serviceId'),
});

export const packages: Case[] = [
  one('addPackage', async (stage) => {
    const userTypeId = stage.kept('merchant');
    stage.keep('package', (await stage.owner.packages.create({ ...offer(stage), userTypeId }))._id);
  }),
  one('getPackage', async (stage) => {
    const whole = await stage.owner.packages.retrieve(stage.kept('package'));
    if (!('_id' in whole)) throw new Error('The owner sees the public view only');
    const { active } = await stage.customer.packages.retrieve(stage.kept('package'));
    if (!active) throw new Error('A new package cannot be paid');
  }),
  one('editPackage', async (stage) => {
    const _id = stage.kept('package');
    await stage.owner.packages.update(_id, { ...offer(stage), _id, amount: '475' });
  }),
  one('generatePaymentLink', async (stage) => {
    const customer = { msisdn: '+201001234567', orderId: '48291047' };
    const order = { id: stage.kept('package'), serviceId: stage.kept('serviceId') };
    const { link } = await stage.customer.packages.generateLink({ ...customer, ...order });
    if (!URL.canParse(link)) throw new Error(`${link} is no address`);
  }),
];
