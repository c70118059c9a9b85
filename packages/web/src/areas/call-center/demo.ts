import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    { name: 'call-center', route: '/call-center', title: 'Callcenter', shows: 'links', merchant: 'refused' },
  ],
  menu: [{ menu: 'side', label: 'Callcenter', path: '/call-center', seenBy: ['owner', 'support'] }],
};
