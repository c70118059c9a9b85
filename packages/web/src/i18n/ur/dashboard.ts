import type { dashboard as arabic } from '../ar/dashboard.ts';

/** Urdu texts of the dashboard. */
export const dashboard: Readonly<Record<keyof typeof arabic, string>> = {
  'Choose other days above.': 'اوپر سے کوئی اور دن چنیں۔',
  'Payments count on the business day of their country; “today” follows {{zone}}.':
    'ہر ادائیگی اپنے ملک کے کاروباری دن میں شمار ہوتی ہے؛ «آج» {{zone}} کے مطابق ہے۔',
  Filter: 'فلٹر کریں',
  'Count on each of the last 30 days': 'پچھلے 30 دنوں میں ہر دن کی تعداد',
  'Merchant Amount': 'مرچنٹ کی رقم',
  'No change in 30 days': '30 دن میں کوئی تبدیلی نہیں',
  'No sales on these days': 'ان دنوں میں کوئی فروخت نہیں ہوئی',
  'One-Time Purchase': 'ایک بار کی خریداری',
  'Revenue Share': 'آمدنی میں حصہ',
  'Service Share (%)': 'سروس کا حصہ (%)',
  'Services Share': 'سروسز کا حصہ',
  'Show the last 30 days': 'پچھلے 30 دن دکھائیں',
  'Successful payments on each of the last 30 days': 'پچھلے 30 دنوں میں ہر دن کی کامیاب ادائیگیاں',
  'in 30 days': '30 دن میں',
  '{{chart}}, {{total}} {{unit}}: {{shares}}': '{{chart}}، {{total}} {{unit}}: {{shares}}',
  Day: 'دن',
  'Use these days in both panels': 'دونوں پینلز میں یہی دن استعمال کریں',
};
