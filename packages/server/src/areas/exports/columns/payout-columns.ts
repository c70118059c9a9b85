import { approvalStatuses, loanPaymentMethodLabels } from '@daftar/domain';
import { said } from '../../../sheets/said.ts';
import { amount, type ColumnWords, count, decimal, instant, text } from './column-words.ts';
import { labelled, word } from './value-words.ts';

/**
 * Fields of payouts, approval files and loans. The reader of approval files finds its columns by the three titles in
 * `approvalTitles`.
 */
export const payoutColumns: Record<string, ColumnWords> = {
  referanceNumber: text('Reference Number'),
  // The statuses of an approval file, and that of rows to be left as they are. They are English in every language, because the
  // file is uploaded again: 'Approved' and 'Rejected' are the words that an approval file may hold, and its messages name them.
  'payouts.status': { ...text('Status'), choices: [...approvalStatuses, 'Pending'] },
  'payouts.amount': amount('Amount'),
  'payouts.createdDate': instant('Requested Date'),
  decidedDate: instant('Approval Date'),
  updatedDate: instant('Updated Date'),
  flags: labelled(said('Flags'), {
    'same-msisdn': 'Same number',
    'same-national-id': 'Same person',
    'same-bank-account': 'Same account',
    blacklisted: 'Blacklisted',
    'self-approved': 'Self-approved',
    'self-rejected': 'Self-rejected',
    own: 'Your request',
  }),
  fullName: text('Full Name'),
  beneficiaryEmail: text('Email'),
  nationalId: text('National ID'),
  payoutType: labelled(said('Payout Type'), {
    WALLET: 'Wallet',
    BANK: 'Bank account',
  }),
  bankName: text('Bank Name'),
  bankNo: text('Bank Account'),
  merchantOrderId: text('Merchant Order ID'),
  countryCode: text('Country Code'),
  decidedBy: text('Decided By'),
  originalName: text('Original Name'),
  fileName: text('File Name'),
  updatedRecords: count('Updated Records'),
  noOfTransactions: count('No. of Transactions'),
  totalTransactions: count('Total Transactions'),
  totalTransactionsAmount: amount('Total Transactions Amount'),
  availableBalance: amount('Available Balance'),
  'loanTransactions.transactionId': text('Transaction ID'),
  paymentMethod: labelled(said('Payment Method'), loanPaymentMethodLabels),
  reference: text('Reference'),
  waleeCommission: decimal('{{provider}} Commission (%)'),
  sbpCharges: decimal('SBP Charges (%)'),
  serviceSalesTax: decimal('Service Sales Tax (%)'),
  withHoldingCharges: decimal('Withholding Charges (%)'),
  // The filter of these two lists.
  'loanTransactions.id': text('Account ID'),
  'loanStatement.id': text('Account ID'),
  'loanAccount.currency': text('Account Currency'),
  depositedAmount: amount('Deposited'),
  deductedAmount: amount('Deducted'),
  totalBilledAmount: amount('Billed Amount'),
  paidOutAmount: amount('Paid Out'),
  bookedDate: instant('Booked'),
  'loanStatement.kind': word('Booking'),
  note: text('Note'),
  totalCurrency: text('Deposit Currency'),
  'loanStatement.totalAmount': amount('Deposited'),
  credit: amount('Credit'),
  debit: amount('Debit'),
  balance: amount('Balance'),
  availableBilledAmount: amount('Available Amount'),
};
