import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'profile', route: '/account-profile', title: 'Account Profile', shows: 'form', little: 'shown' },
    { name: 'password', route: '/change-password', title: 'Change Password', shows: 'form', little: 'shown' },
  ],
};
