/** Arabic texts of the dashboard. */
export const dashboard = {
  'Choose other days above.': 'اختر أيامًا أخرى من الأعلى.',
  'Payments count on the business day of their country; “today” follows {{zone}}.':
    'تُحسب كل دفعة في يوم العمل لدولتها؛ و«اليوم» حسب {{zone}}.',
  Filter: 'تصفية',
  'Count on each of the last 30 days': 'العدد في كل يوم من آخر 30 يومًا',
  'Merchant Amount': 'مبلغ التاجر',
  'No change in 30 days': 'لا تغيّر خلال 30 يومًا',
  'No sales on these days': 'لا مبيعات في هذه الأيام',
  'One-Time Purchase': 'الشراء لمرة واحدة',
  'Revenue Share': 'حصص الإيرادات',
  'Service Share (%)': 'حصة الخدمة (%)',
  'Services Share': 'حصص الخدمات',
  'Show the last 30 days': 'عرض آخر 30 يومًا',
  'Successful payments on each of the last 30 days': 'الدفعات الناجحة في كل يوم من آخر 30 يومًا',
  'in 30 days': 'خلال 30 يومًا',
  '{{chart}}, {{total}} {{unit}}: {{shares}}': '{{chart}}، {{total}} {{unit}}: {{shares}}',
  Day: 'اليوم',
  'Use these days in both panels': 'استخدام هذه الأيام في اللوحتين',
};
