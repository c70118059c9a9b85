import type { Package } from '@daftar/sdk';
import { api } from '../../api/api.ts';

/** Switches a package's link on or off. Sends the other fields back as they were read. */
export const switchLink = (row: Package, enabled: boolean) =>
  api.packages.update(row._id, { ...row, link: { ...row.link, enabled } });
