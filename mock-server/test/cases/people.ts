import { type Case, one } from './case.ts';

export const signingIn: Case[] = [
  one('login', 'auth.login', (stage) => stage.signIn()),
  one('getOwnPermissions', 'roles.ownPermissions', ({ owner }) => owner.roles.ownPermissions()),
  one('getProfile', 'profile.retrieve', ({ owner }) => owner.profile.retrieve()),
  one('editProfile', 'profile.update', async ({ owner }) => {
    const { _id, userName, createdDate } = await owner.profile.retrieve();
    await owner.profile.update({ _id, userName, createdDate, name: 'منى حسن', email: 'mona@walee.example' });
  }),
  one('changePassword', 'profile.changePassword', async (stage) => {
    const newPassword = 'battery staple';
    const passwords = { currentPassword: stage.kept('password'), newPassword, confirmPassword: newPassword };
    await stage.owner.profile.changePassword(passwords);
    stage.keep('password', newPassword);
  }),
];

export const signingOut: Case[] = [one('logout', 'auth.logout', ({ owner }) => owner.auth.logout())];
