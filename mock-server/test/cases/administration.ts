import { type Case, one } from './case.ts';

const permissions = { Dashboard: { viewAll: true, viewUserGraphs: false } };

export const administration: Case[] = [
  one('deleteRole', async ({ owner }) => {
    const { _id } = await owner.roles.create({ name: 'Short Lived', permissions });
    await owner.roles.delete(_id);
  }),
];
