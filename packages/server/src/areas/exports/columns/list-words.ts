import type { Body } from '../../../contract/operation-types.ts';
import type { Words } from './column-words.ts';

/** Names of the lists, as the screens show them; the sheet with an export's rows has this name. */
export const listWords = {
  transactions: ['Transactions', 'المعاملات', 'ٹرانزیکشنز'],
  refunds: ['Refunds', 'الاستردادات', 'ریفنڈز'],
  settlementFiles: ['Settlement files', 'ملفات التسوية', 'سیٹلمنٹ فائلیں'],
  settlementLines: ['Settlement file', 'ملف تسوية', 'سیٹلمنٹ فائل'],
  settlements: ['Settlements', 'التسويات', 'سیٹلمنٹس'],
  settlementReport: ['Settlement Report', 'تقرير التسويات', 'سیٹلمنٹ رپورٹ'],
  billing: ['Billing Report', 'تقرير الفوترة', 'بلنگ رپورٹ'],
  billingDetail: ['Billing Detail', 'تفاصيل الفوترة', 'بلنگ کی تفصیل'],
  reconciliation: ['Three-way check', 'المطابقة الثلاثية', 'سہ طرفہ جانچ'],
  subscriptions: ['Subscriptions', 'الاشتراكات', 'سبسکرپشنز'],
  merchants: ['Merchants', 'التجار', 'مرچنٹس'],
  carriers: ['Carriers', 'المشغّلون', 'کیریئرز'],
  services: ['Services', 'الخدمات', 'سروسز'],
  products: ['Products', 'المنتجات', 'پروڈکٹس'],
  packages: ['Packages', 'الباقات', 'پیکیجز'],
  blacklists: ['Blacklists', 'القوائم السوداء', 'بلیک لسٹس'],
  roles: ['Roles', 'الأدوار', 'کردار'],
  payouts: ['Payouts', 'عمليات الصرف', 'ادائیگیاں'],
  fileRecords: ['File Records', 'سجلات الملفات', 'فائل ریکارڈز'],
  loanAccounts: ['Loan accounts', 'حسابات القروض', 'قرض اکاؤنٹس'],
  loanTransactions: ['Loan transactions', 'معاملات القروض', 'قرض کی ٹرانزیکشنز'],
  loanStatement: ['Statement', 'كشف الحساب', 'اسٹیٹمنٹ'],
  checkoutLogs: ['Checkout Logs', 'سجلات الدفع', 'چیک آؤٹ لاگز'],
  checkoutRequests: ['Checkout Requests', 'طلبات الدفع', 'چیک آؤٹ درخواستیں'],
  webhookDeliveries: ['Webhook deliveries', 'إرسال الإشعارات', 'ویب ہک ترسیلات'],
  users: ['Users', 'المستخدمون', 'صارفین'],
} as const satisfies Record<Body<'startExport'>['list'], Words>;
