/** Create payout and approval file; the quoted ones verbatim from the payouts specification. */
export const payoutMessages = {
  service: 'Please provide valid service',
  amount: 'Please provide valid amount',
  amountDigits: 'Amount must contain only digits from 0 to 9',
  fullName: 'Please provide valid Full Name',
  nationalId: 'Please provide valid National ID',
  nationalIdDigits: 'National ID must contain only digits from 0 to 9',
  msisdn: 'Please provide a valid Egyptian mobile number with country code',
  beneficiaryEmail: 'Please provide valid email address',
  countryCode: 'Please provide valid country',
  payoutType: 'Please provide valid payout type',
  bankName: 'Please provide valid bank name',
  bankNo: 'Please provide valid bank account number',
} as const;

export const approvalFileMessages = {
  none: 'Please select file',
  kind: 'Only xlsx & xls files supported',
  tooLarge: 'The file is larger than 10 MB',
  errors: 'File has some errors. Please review to fix them and reupload.',
  invalidStatus:
    'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded',
} as const;
