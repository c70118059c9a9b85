import { type Case, one } from './case.ts';

const product = {
  name: 'رواية أولاد حارتنا',
  sku: 'NB-BOOK-07',
  attributes: { weight: 0.4, productPrice: 180, inventory: 120, lowStockThreshold: 10 },
};

export const products: Case[] = [
  one('addProduct', async (stage) => {
    const { _id } = await stage.owner.products.create({ ...product, merchantId: stage.kept('merchant') });
    stage.keep('product', _id);
  }),
  one('editProduct', async (stage) => {
    const { _id, merchantId, createdDate } = await stage.owner.products.retrieve(stage.kept('product'));
    const attributes = { ...product.attributes, size: ['M', 'L'], color: ['أزرق'], inventory: 119 };
    await stage.owner.products.update(_id, { ...product, _id, merchantId, createdDate, attributes });
  }),
];

export const blacklists: Case[] = [
  one('addBlacklistEntry', async (stage) => {
    const { _id, msisdn } = await stage.owner.blacklists.create({ msisdn: '+923001234567' });
    stage.keep('blacklisted', _id);
    if (msisdn !== '923001234567') throw new Error(`Stored as ${msisdn}`);
  }),
  one('editBlacklistEntry', async (stage) => {
    const _id = stage.kept('blacklisted');
    await stage.owner.blacklists.update(_id, { _id, msisdn: '٩٢٣٠٠١٢٣٤٥٦٨' });
  }),
];
