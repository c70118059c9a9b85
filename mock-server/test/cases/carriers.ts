import { type Case, one } from './case.ts';

const place = { country: 'Egypt', currency: 'EGP' } as const;
const pakistan = { country: 'Pakistan', currency: 'PKR' } as const;
const emirates = { country: 'United Arab Emirates', currency: 'AED' } as const;
/** Payment providers, besides the first carrier's, for which cases create services. */
const providers = [
  { ...place, name: 'Paytab' },
  { ...place, name: 'Paymob' },
  { ...emirates, name: 'Monty' },
  { ...pakistan, name: 'JazzCash' },
  { ...pakistan, name: 'easypaisa' },
];

export const carriers: Case[] = [
  one('addCarrier', async (stage) => {
    const { carriers } = stage.owner;
    stage.keep('carrier', (await carriers.create({ ...place, name: 'Fawry', type: 'Carrier' }))._id);
    await carriers.create({
      ...place,
      name: 'EG-Vodafone',
      type: 'Operator',
      supportEmail: 'care@vodafone.example',
    });
    for (const provider of providers) await carriers.create({ ...provider, type: 'Carrier' });
  }),
  one('editCarrier', async (stage) => {
    const { _id, status, createdDate, name, type } = await stage.owner.carriers.retrieve(
      stage.kept('carrier'),
    );
    const change = { ...place, _id, status, createdDate, name, type, supportEmail: 'partners@fawry.example' };
    await stage.owner.carriers.update(_id, change);
  }),
  one('setCarrierStatus', async (stage) => {
    await stage.owner.carriers.setStatus(stage.kept('carrier'), { status: 'Inactive' });
    await stage.owner.carriers.setStatus(stage.kept('carrier'), { status: 'Active' });
  }),
  one('deleteCarrier', async ({ owner }) => {
    const { _id } = await owner.carriers.create({ ...place, name: 'Short Lived', type: 'Carrier' });
    await owner.carriers.delete(_id);
  }),
];
