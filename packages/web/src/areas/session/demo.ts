import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [{ name: 'not-found', route: '/404', title: 'page not found', shows: 'nothing', little: 'shown' }],
};
