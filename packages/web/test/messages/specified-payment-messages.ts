/**
 * The texts that the payments specification quotes for the forms and lists of products, packages, blacklists and loan
 * transactions, verbatim. All quoted texts are in `packages/words/quoted.json`.
 */
export const paymentMessages = {
  'payments 2 blacklists: create button': 'Create Blacklist',
  'payments 2 packages: create button': 'Create Package',

  'payments 5 product form: no merchant': 'Please select a merchant',
  'payments 5 product form: no name': 'Please provide valid product name',
  'payments 5 product form: a name of one letter': 'Too short product name.',
  'payments 5 product form: a name of 51 letters': 'Too long product name',

  'payments 5 package form: no name': 'Please provide valid package name',
  'payments 5 package form: a name of one letter': 'Too short account name.',
  'payments 5 package form: a name of 51 letters': 'Too long account name',
  'payments 5 package form: no amount': 'Please provide valid amount',
  'payments 5 package form: letters in the amount': 'Amount must contain only digits from 0 to 9',
  // The specification writes these three as 'Please provide valid country/currency/service'.
  'payments 5 package form: no country': 'Please provide valid country',
  'payments 5 package form: no currency': 'Please provide valid currency',
  'payments 5 package form: no service': 'Please provide valid service',

  'payments 5 blacklist form: no number': 'Please provide msisdn',

  'payments 8 blacklist: loading fails': 'Something went wrong',
  'payments 8 package: loading fails': 'Something went wrong',
  'payments 8 transaction: loading fails': 'Something went wrong',
  'payments 8 delete: success title': 'Deleted',
  'payments 8 transaction: deleted': 'Transaction has been deleted successfully!',
  'payments 8 blacklist: deleted': 'Blacklist has been deleted successfully!',
  'payments 8 package: deleted': 'Package has been deleted successfully!',
  'payments 8 package: gone, title': 'Not Found!',
  'payments 8 package: gone, text': 'Package not found',
} as const;
