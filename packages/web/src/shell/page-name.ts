import type { MenuItem } from '@daftar/domain';

/** In the menu, reports have short labels below the entry 'Reports'; outside it they need their full names. */
const fullNames: Readonly<Record<string, string>> = {
  'transaction-report': 'Transaction Report',
  'settlement-report': 'Settlement Report',
  'billing-report': 'Billing Report',
};

/** Returns a page's full name, for use outside its menu. */
export const pageName = ({ id, label }: MenuItem): string => fullNames[id] ?? label;
