import type { Words } from './column-words.ts';

/** Labels of the control totals. */
export const totalWords = {
  totals: ['Totals', 'الإجماليات', 'مجموعے'],
  rows: ['Rows', 'الصفوف', 'سطریں'],
  opening: ['Opening balance', 'الرصيد الافتتاحي', 'ابتدائی بیلنس'],
  closing: ['Closing balance', 'الرصيد الختامي', 'اختتامی بیلنس'],
  sum: ['Sum', 'المجموع', 'مجموعہ'],
  filter: ['Filter', 'عامل التصفية', 'فلٹر'],
  none: ['none', 'بلا', 'کوئی نہیں'],
  order: ['Sorted by', 'مرتّب حسب', 'ترتیب'],
  ascending: ['ascending', 'تصاعديًا', 'صعودی'],
  descending: ['descending', 'تنازليًا', 'نزولی'],
  search: ['Search', 'البحث', 'تلاش'],
  period: ['Period', 'الفترة', 'مدت'],
  zone: ['Time zone', 'المنطقة الزمنية', 'ٹائم زون'],
  asOf: ['As of', 'حتى', 'بوقت'],
  exportedBy: ['Exported by', 'صدّره', 'برآمد کنندہ'],
} satisfies Record<string, Words>;
