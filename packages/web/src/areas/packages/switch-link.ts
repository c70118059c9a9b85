import type { Package } from '@daftar/sdk';
import { api } from '../../api/api.ts';

/** Switches a package's link on or off. What was read of the package is sent back with the other setting. */
export const switchLink = (row: Package, enabled: boolean) =>
  api.packages.update(row._id, { ...row, link: { ...row.link, enabled } });
