import type { Quotes } from './quotes.ts';

/**
 * Every text in quotes of the payments specification. Texts that two screens show are listed for each of them;
 * 'Please provide valid country/currency/service' are three.
 */
export const paymentQuotes: Quotes = {
  'packages/web/src/areas/session/login.test.tsx': {
    'the sign-in page shows its tagline and its button': [
      'Sign in',
      'Login to your account and start upscaling your brand',
    ],
  },
  'packages/web/test/not-found.test.tsx': {
    'an unknown address leads to /404, which says page not found': ['page not found'],
  },
  'packages/checkout-widget/src/frame/methods/reference/reference-details.test.tsx': {
    'offers the session’s methods in the session’s order': [
      'Select Payment Type',
      "We don't have any cash refund policy",
    ],
    'groups the digits of the mobile number while the customer types': ['999 999 99999'],
    'sends one request when the customer submits several times': ['Please Wait', 'Transaction in progress'],
    'shows the error of a rejected charge in a dialog, then the form with the typed values': [
      'Transaction failed',
      'Your transaction is failed',
    ],
    'sends the normalised details and shows the reference': [
      'Please type the reference number in your Fawry app',
    ],
    'shows the domain’s error under each field and focuses the first invalid field': [
      'Please provide valid mobile number',
      'Please provide valid Name',
      'Please provide valid email',
    ],
  },
  'packages/checkout-widget/src/frame/methods/methods.test.tsx': {
    'the labels are those of the specification': ['Virtual Wallet', 'Via Ref'],
    'Fawry’s wallet pays by QR, or by a request to the wallet’s number': ['Via QR', 'OTP'],
    'Paymob’s form requires first and last name and shows an error for each field': [
      'Please provide valid First Name',
      'Last Name',
    ],
  },
  'e2e/checkout/payment-link.spec.ts': {
    'a payment link leads from the mobile number to the checkout of its package': [
      'Review your order',
      'Valid mobile number required',
    ],
    'the page of an unknown payment link says that the link is not valid': [
      'This is not a valid link. Please contact your account manager',
    ],
  },
  'packages/checkout-widget/src/frame/app.test.tsx': {
    'shows %s without a form': ['Transaction successful'],
    'the hosted page shows a payment at once, then returns to the shop': [
      'Your transaction is processed successfully',
    ],
    'shows an error and stays when the gateway gives no return address': [
      "Merchant's welcome page not configured",
    ],
    'shows an error when the address has no session id': ['Session ID not provided'],
  },
  'e2e/checkout/fawry-wallet.spec.ts': {
    'a wallet pays by QR; a reload keeps the code': ['Please scan this QR'],
  },
  'packages/web/test/messages/specified-payment-messages.ts': {
    'payments 2 blacklists: create button': ['Create Blacklist'],
    'payments 2 packages: create button': ['Create Package'],
    'payments 5 product form: no merchant': ['Please select a merchant'],
    'payments 5 product form: a name of one letter': ['Too short product name.'],
    'payments 5 product form: a name of 51 letters': ['Too long product name'],
    'payments 5 product form: no name': ['Please provide valid product name'],
    'payments 5 blacklist form: no number': ['Please provide msisdn'],
    'payments 5 package form: a name of one letter': ['Too short account name.'],
    'payments 5 package form: a name of 51 letters': ['Too long account name'],
    'payments 5 package form: no name': ['Please provide valid package name'],
    'payments 5 package form: no country': ['Please provide valid country'],
    'payments 5 package form: no currency': ['Please provide valid currency'],
    'payments 5 package form: no service': ['Please provide valid service'],
    'payments 8 transaction: loading fails': ['Something went wrong'],
    'payments 8 delete: success title': ['Deleted'],
    'payments 8 transaction: deleted': ['Transaction has been deleted successfully!'],
    'payments 8 blacklist: deleted': ['Blacklist has been deleted successfully!'],
    'payments 8 package: deleted': ['Package has been deleted successfully!'],
    'payments 8 package: gone, title': ['Not Found!'],
    'payments 8 package: gone, text': ['Package not found'],
  },
  'e2e/backoffice/catalogue.spec.ts': {
    'a number is blacklisted and removed again': ['MSISDN (923xxxxxxx)'],
    'the owner creates a package, shares its link, switches it off and deletes it': ['Payout Link'],
  },
  'packages/web/src/areas/payouts/payouts.test.tsx': {
    'only a pending row has Approve and Reject, and both ask for confirmation': [
      'Are you sure?',
      'Changing the status will not revert back.',
    ],
    'const rules': [
      'Please provide valid service',
      'Amount must contain only digits from 0 to 9',
      'Please provide valid amount',
      'Please provide valid Full Name',
      'National ID must contain only digits from 0 to 9',
      'Please provide a valid Egyptian mobile number with country code',
      'Please provide valid email address',
    ],
  },
  'packages/server/test/providers/journeys.test.ts': {
    "a card payment at Monty fails with 'something went wrong' when there is no page, and can be tried again":
      ['something went wrong'],
  },
  'e2e/backoffice/approvals.spec.ts': {
    'a file is rejected with its reason, then checked row by row, processed, and its result downloaded': [
      'Only xlsx & xls files supported',
      'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded',
      'File has some errors. Please review to fix them and reupload.',
    ],
  },
  'packages/web/src/areas/approvals/approvals.test.tsx': {
    'Proceed without a file asks to select one': ['Please select file'],
  },
  'packages/web/src/areas/merchants/account-balance.test.tsx': {
    'the balance form asks for an amount, a valid tax, and the amount before the tax': [
      'Please enter valid amount',
      'Please provide valid tax',
      'Please provide amount first',
    ],
  },
  'packages/web/src/areas/loans/loans.test.tsx': {
    'an empty loan transaction form shows a message at each required field and opens no summary': [
      'Please provide amount',
    ],
  },
  'packages/domain/src/validators/checkout.test.ts': {
    'a payment type must be one that the session offers': ['Please select payment provider'],
  },
  'packages/checkout-widget/src/frame/methods/card/card-details.test.tsx': {
    'a wrong %s (%s) shows an error and gets the focus': [
      'Invalid card number',
      'Expiry date must be in the format MM/YY',
      'Please provide valid CVV',
    ],
  },
  'e2e/checkout/fawry-card.spec.ts': {
    'a declined card shows "Transaction failed" and keeps the form except the CVV': [
      'Please provide valid card number',
    ],
  },
  'e2e/checkout/provider-pages.spec.ts': {
    'a forged Paymob return shows the problem in the customer’s language': [
      'Failed to authenticate resource request',
    ],
  },
  'packages/domain/src/formats/presets.test.ts': {
    'an export’s file name has its day': ['Loan_Disbursements_'],
  },
};
