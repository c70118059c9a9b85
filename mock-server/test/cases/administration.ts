import { type Case, one } from './case.ts';

const permissions = { Dashboard: { viewAll: true, viewUserGraphs: false } };

/** Roles before the users who have them. */
export const administration: Case[] = [
  one('addRole', 'roles.create', async (stage) => {
    stage.keep('role', (await stage.owner.roles.create({ name: 'Finance', permissions }))._id);
  }),
  one('listRoles', 'roles.list', ({ owner }) => owner.roles.list({ q: 'finance', sort: 'name' })),
  one('getRole', 'roles.retrieve', (stage) => stage.owner.roles.retrieve(stage.kept('role'))),
  one('editRole', 'roles.update', (stage) =>
    stage.owner.roles.update(stage.kept('role'), { name: 'Finance', description: 'Reads.', permissions }),
  ),
  one('deleteRole', 'roles.delete', async ({ owner }) => {
    const { _id } = await owner.roles.create({ name: 'Short Lived', permissions });
    await owner.roles.delete(_id);
  }),
  one('addUser', 'users.create', async (stage) => {
    const user = { name: 'منى حسن', userName: 'mona.h', password: 'battery9', email: 'mona@walee.example' };
    stage.keep('user', (await stage.owner.users.create({ ...user, roleId: stage.kept('role') }))._id);
  }),
  one('listUsers', 'users.list', ({ owner }) => owner.users.list({ q: 'mona', status: 'Active' })),
  one('getUser', 'users.retrieve', (stage) => stage.owner.users.retrieve(stage.kept('user'))),
  one('editUser', 'users.update', (stage) => {
    const change = { name: 'Mona Hassan', email: 'mona@walee.example', roleId: stage.kept('role') };
    return stage.owner.users.update(stage.kept('user'), change);
  }),
  one('setUserStatus', 'users.setStatus', (stage) =>
    stage.owner.users.setStatus(stage.kept('user'), { status: 'Inactive' }),
  ),
  one('getHistory', 'history.list', (stage) => stage.owner.history.list('user', stage.kept('user'))),
  one('search', 'search.find', ({ owner }) => owner.search.find({ q: 'mona' })),
  one('checkAvailability', 'lookups.available', ({ owner }) =>
    owner.lookups.available({ field: 'userName', value: 'mona.h' }),
  ),
  one('deleteUser', 'users.delete', (stage) => stage.owner.users.delete(stage.kept('user'))),
  one('addSavedView', 'views.create', async (stage) => {
    const view = { name: 'Cairo', list: 'merchants', query: 'country=Egypt' };
    stage.keep('view', (await stage.owner.views.create(view))._id);
  }),
  one('listSavedViews', 'views.list', ({ owner }) => owner.views.list({ sort: 'name' })),
  one('editSavedView', 'views.update', (stage) =>
    stage.owner.views.update(stage.kept('view'), { name: 'القاهرة' }),
  ),
  one('deleteSavedView', 'views.delete', (stage) => stage.owner.views.delete(stage.kept('view'))),
];
