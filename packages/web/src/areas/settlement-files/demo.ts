import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'settlement-files',
      route: '/settlement-files',
      title: 'Settlement files',
      shows: 'rows',
      merchant: 'refused',
    },
    {
      name: 'settlement-upload',
      route: '/settlement-files/upload',
      title: 'Upload a settlement file',
      shows: 'dropzone',
      merchant: 'refused',
    },
    {
      name: 'settlement-file',
      route: '/settlement-files/$id',
      record: 'settlementFile',
      title: 'Settlement file',
      shows: 'rows',
      merchant: 'refused',
    },
  ],
  records: {
    settlementFile: (api) => api.refunds.settlementFiles({}),
  },
  menu: [
    { menu: 'side', label: 'Settlement Files', path: '/settlement-files', seenBy: ['owner', 'support'] },
  ],
};
