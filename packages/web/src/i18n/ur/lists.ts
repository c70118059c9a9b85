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
  'Name of the view': 'ویو کا نام',
  'No views yet: filter the list, then save it here.':
    'ابھی کوئی ویو نہیں: فہرست فلٹر کریں، پھر یہاں محفوظ کریں۔',
  'Only me': 'صرف میں',
  'Open the list with it': 'فہرست اسی کے ساتھ کھولیں',
  Rename: 'نام بدلیں',
  'Role: {{name}}': 'کردار: {{name}}',
  'Save this view': 'یہ ویو محفوظ کریں',
  'Saved views': 'محفوظ ویوز',
  'Shared with a role': 'ایک کردار کے ساتھ مشترک',
  'Who sees it': 'کون دیکھے گا',
  'Add filter': 'فلٹر شامل کریں',
  'Clear all': 'سب صاف کریں',
  'Remove filter': 'فلٹر ہٹائیں',
};
