/** Arabic texts of the lists. */
export const lists = {
  Clear: 'مسح',
  'Select all {{count}} matching': 'تحديد كل النتائج ({{count}})',
  'Select the page': 'تحديد الصفحة',
  Selection: 'التحديد',
  '{{count}} amounts are in no sum': 'عدد المبالغ خارج أي مجموع: {{count}}',
  '{{count}} selected': 'المحدد: {{count}}',
  'CSV file': 'ملف CSV',
  'Excel workbook': 'مصنف Excel',
  Export: 'تصدير',
  'Move down': 'تحريك لأسفل',
  'Move up': 'تحريك لأعلى',
  Reset: 'إعادة الضبط',
  'The export failed': 'فشل التصدير',
  '{{name}}: {{place}} of {{count}}': '{{name}}: {{place}} من {{count}}',
} as const;
