import { approvalStatuses, approvalTitles, loanPaymentMethodLabels } from '@daftar/domain';
import { amount, type ColumnWords, count, decimal, instant, text } from './column-words.ts';
import { labelled, word } from './value-words.ts';

/**
 * Fields of payouts, approval files and loans. The reader of approval files finds its columns by the three titles in
 * `approvalTitles`.
 */
export const payoutColumns: Record<string, ColumnWords> = {
  referanceNumber: text(...approvalTitles.referanceNumber),
  // The statuses of an approval file, and that of rows to be left as they are. They are English in every language, because the
  // file is uploaded again: 'Approved' and 'Rejected' are the words that an approval file may hold, and its messages name them.
  'payouts.status': { ...text(...approvalTitles.status), choices: [...approvalStatuses, 'Pending'] },
  'payouts.amount': amount(...approvalTitles.amount),
  'payouts.createdDate': instant('Requested Date', 'تاريخ الطلب', 'درخواست کی تاریخ'),
  decidedDate: instant('Approval Date', 'تاريخ الموافقة', 'منظوری کی تاریخ'),
  updatedDate: instant('Updated Date', 'تاريخ التحديث', 'تازہ کاری کی تاریخ'),
  flags: labelled(['Flags', 'تنبيهات', 'انتباہات'], {
    'same-msisdn': 'Same number',
    'same-national-id': 'Same person',
    'same-bank-account': 'Same account',
    blacklisted: 'Blacklisted',
    'self-approved': 'Self-approved',
    'self-rejected': 'Self-rejected',
    own: 'Your request',
  }),
  fullName: text('Full Name', 'الاسم الكامل', 'پورا نام'),
  beneficiaryEmail: text('Email', 'البريد الإلكتروني', 'ای میل'),
  nationalId: text('National ID', 'الرقم القومي', 'قومی شناختی نمبر'),
  payoutType: labelled(['Payout Type', 'نوع الصرف', 'ادائیگی کی قسم'], {
    WALLET: 'Wallet',
    BANK: 'Bank account',
  }),
  bankName: text('Bank Name', 'اسم البنك', 'بینک کا نام'),
  bankNo: text('Bank Account', 'الحساب البنكي', 'بینک اکاؤنٹ'),
  merchantOrderId: text('Merchant Order ID', 'رقم طلب التاجر', 'مرچنٹ آرڈر آئی ڈی'),
  countryCode: text('Country Code', 'رمز الدولة', 'ملک کا کوڈ'),
  decidedBy: text('Decided By', 'اتخذ القرار', 'فیصلہ کرنے والا'),
  originalName: text('Original Name', 'الاسم الأصلي', 'اصل نام'),
  fileName: text('File Name', 'اسم الملف', 'فائل کا نام'),
  updatedRecords: count('Updated Records', 'السجلات المحدّثة', 'تازہ کردہ ریکارڈ'),
  noOfTransactions: count('No. of Transactions', 'عدد المعاملات', 'لین دین کی تعداد'),
  totalTransactions: count('Total Transactions', 'إجمالي المعاملات', 'کل ٹرانزیکشنز'),
  totalTransactionsAmount: amount(
    'Total Transactions Amount',
    'إجمالي مبلغ المعاملات',
    'ٹرانزیکشنز کی کل رقم',
  ),
  availableBalance: amount('Available Balance', 'الرصيد المتاح', 'دستیاب بیلنس'),
  'loanTransactions.transactionId': text('Transaction ID', 'معرّف المعاملة', 'ٹرانزیکشن آئی ڈی'),
  paymentMethod: labelled(['Payment Method', 'طريقة الدفع', 'ادائیگی کا طریقہ'], loanPaymentMethodLabels),
  reference: text('Reference', 'المرجع', 'حوالہ'),
  waleeCommission: decimal(
    '{{provider}} Commission (%)',
    'عمولة {{provider}} (%)',
    '{{provider}} کا کمیشن (%)',
  ),
  sbpCharges: decimal('SBP Charges (%)', 'رسوم البنك المركزي (%)', 'ایس بی پی چارجز (%)'),
  serviceSalesTax: decimal('Service Sales Tax (%)', 'ضريبة مبيعات الخدمة (%)', 'سروس سیلز ٹیکس (%)'),
  withHoldingCharges: decimal('Withholding Charges (%)', 'رسوم الاستقطاع (%)', 'ود ہولڈنگ چارجز (%)'),
  // The filter of these two lists.
  'loanTransactions.id': text('Account ID', 'معرّف الحساب', 'اکاؤنٹ آئی ڈی'),
  'loanStatement.id': text('Account ID', 'معرّف الحساب', 'اکاؤنٹ آئی ڈی'),
  'loanAccount.currency': text('Account Currency', 'عملة الحساب', 'اکاؤنٹ کی کرنسی'),
  depositedAmount: amount('Deposited', 'المبلغ المودع', 'جمع شدہ رقم'),
  deductedAmount: amount('Deducted', 'المبلغ المخصوم', 'کٹوتی'),
  totalBilledAmount: amount('Billed Amount', 'المبلغ المفوتر', 'بل شدہ رقم'),
  paidOutAmount: amount('Paid Out', 'المبلغ المصروف', 'ادا شدہ رقم'),
  bookedDate: instant('Booked', 'تاريخ القيد', 'اندراج کی تاریخ'),
  'loanStatement.kind': word('Booking', 'القيد', 'اندراج'),
  note: text('Note', 'ملاحظة', 'نوٹ'),
  totalCurrency: text('Deposit Currency', 'عملة الإيداع', 'جمع کی کرنسی'),
  'loanStatement.totalAmount': amount('Deposited', 'المبلغ المودع', 'جمع شدہ رقم'),
  credit: amount('Credit', 'دائن', 'جمع'),
  debit: amount('Debit', 'مدين', 'منہا'),
  balance: amount('Balance', 'الرصيد', 'بیلنس'),
  availableBilledAmount: amount('Available Amount', 'المبلغ المتاح', 'دستیاب رقم'),
};
