/** Arabic texts of the lists. */
export const lists = {
  Clear: 'مسح',
  'Select all {{count}} matching': 'تحديد كل النتائج ({{count}})',
  'Select the page': 'تحديد الصفحة',
  Selection: 'التحديد',
  '{{count}} amounts are in no sum': 'عدد المبالغ خارج أي مجموع: {{count}}',
  '{{count}} selected': 'المحدد: {{count}}',
} as const;
