import { type Case, one } from './case.ts';

export const signingIn: Case[] = [
  one('login', (stage) => stage.signIn()),
  one('editProfile', async ({ owner }) => {
    const { _id, userName, createdDate } = await owner.profile.retrieve();
    await owner.profile.update({ _id, userName, createdDate, name: 'منى حسن', email: 'mona@walee.example' });
  }),
  one('changePassword', async (stage) => {
    const newPassword = 'battery staple';
    const passwords = { currentPassword: stage.kept('password'), newPassword, confirmPassword: newPassword };
    await stage.owner.profile.changePassword(passwords);
    stage.keep('password', newPassword);
  }),
];
