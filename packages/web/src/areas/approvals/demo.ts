import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'file-records',
      route: '/file-records',
      title: 'File Records',
      shows: 'rows',
      merchant: 'refused',
    },
    {
      name: 'approval',
      route: '/loan-requests/approval',
      title: 'Loan Approval',
      shows: 'dropzone',
      merchant: 'refused',
    },
  ],
};
