import type { lists as arabic } from '../ar/lists.ts';

/** Urdu texts of the lists. */
export const lists: Readonly<Record<keyof typeof arabic, string>> = {
  Clear: 'صاف کریں',
  'Select all {{count}} matching': 'تمام {{count}} نتائج منتخب کریں',
  'Select the page': 'صفحہ منتخب کریں',
  Selection: 'انتخاب',
  '{{count}} amounts are in no sum': '{{count}} رقوم کسی مجموعے میں شامل نہیں',
  '{{count}} selected': '{{count}} منتخب',
  'CSV file': 'CSV فائل',
  'Excel workbook': 'Excel ورک بک',
  Export: 'ایکسپورٹ',
  'Move down': 'نیچے کریں',
  'Move up': 'اوپر کریں',
  Reset: 'پہلے جیسا کریں',
  'The export failed': 'ایکسپورٹ ناکام رہا',
  '{{name}}: {{place}} of {{count}}': '{{name}}: {{count}} میں سے {{place}}',
};
