import type { OperationId } from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';

type Creation = { readonly label: Text; readonly operation: OperationId };

/** The pages that create a record: their labels and their operations, whose permission they need. */
export const creations = {
  '/merchants/form/new': { label: 'Create merchant', operation: 'addMerchant' },
  '/carriers/form/new': { label: 'Create carrier', operation: 'addCarrier' },
  '/services/form/new': { label: 'Create service', operation: 'addService' },
  '/settlement/form/new': { label: 'Create settlement', operation: 'addSettlement' },
  '/users/form/new': { label: 'Create user', operation: 'addUser' },
  '/roles/form/new': { label: 'Create role', operation: 'addRole' },
  '/loan-account-detail/form/new': { label: 'Create Transaction', operation: 'addLoanTransaction' },
  '/packages/form/new': { label: 'Create package', operation: 'addPackage' },
  '/products/form/new': { label: 'Create product', operation: 'addProduct' },
  '/blacklists/form/new': { label: 'Create blacklist', operation: 'addBlacklistEntry' },
} as const satisfies Readonly<Record<string, Creation>>;

export type CreationPath = keyof typeof creations;
