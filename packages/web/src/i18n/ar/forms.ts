/** Arabic texts of the forms: validation messages that are in no other file. */
export const forms = {
  'Please provide valid language': 'يرجى اختيار لغة صحيحة',
  'Please provide valid reference': 'يرجى إدخال مرجع صحيح',
  'Please provide valid description': 'يرجى إدخال وصف صحيح',
  'Please provide valid operator': 'يرجى اختيار مشغّل صحيح',
  'Please provide valid subscription frequency': 'يرجى إدخال دورية اشتراك صحيحة',
  'Please provide valid custom field': 'يرجى إدخال حقل إضافي صحيح',
  'Nothing matches': 'لا نتائج مطابقة',
  'Found: {{count}}': 'النتائج: {{count}}',
  'This day is not over: its later payments wait for the next settlement.':
    'هذا اليوم لم ينتهِ بعد: مدفوعاته اللاحقة تنتظر التسوية التالية.',
  'Type to find': 'اكتب للبحث',
  'Counts as {{number}}: decimals are dropped': 'يُحسب {{number}}: تُحذف الكسور',
  'Without a Credit Card service customers cannot pay by card.':
    'بلا خدمة بطاقات لا يستطيع العملاء الدفع بالبطاقة.',
  'Show the choices': 'أظهر الخيارات',
  'Settlement # {{number}}': 'التسوية رقم {{number}}',
  'This account has no roles yet: create one first.': 'ليس لهذا الحساب أدوار بعد: أنشئ دورًا أولًا.',
  'You must give a reason to save.': 'يطلب الحفظ ذكر السبب.',
  'Transfer fee, as a percentage of the sub total.': 'كلفة إرسال المال، من المجموع الفرعي.',
  'Currency in which the merchant is paid.': 'العملة التي يُدفع بها للتاجر.',
  'Deducted from the amount before it is credited.': 'تُخصم من المبلغ قبل إضافته إلى الرصيد.',
  'Admin: users of {{provider}}. Operator: users of a carrier. Merchant: users of a merchant.':
    '«مدير» لمستخدمي {{provider}}، و«شركة الاتصالات» لمشغّل، و«التاجر» لتاجر.',
  'Days follow the time zone of the country you choose.': 'الأيام هي أيام الدولة التي تختارها.',
  'Somebody else changed this record': 'تغيّر في هذه الأثناء',
  'Other users changed these fields since you opened the form: {{fields}}. Saving replaces their values.':
    'منذ فتحت هذا النموذج غيّر آخرون: {{fields}}. سيحل ما كتبته محل ما كتبوه.',
  'Last change: {{name}}, {{time}}': 'آخر تغيير: {{name}}، {{time}}',
  'Save mine': 'حفظ ما كتبته',
  'Computed live; the server computes it again.': 'يُحسب فورًا، ويعيد الخادم حسابه.',
  'Net Settled Amount with decimals': 'صافي مبلغ التسوية بالكسور',
  'Review before saving': 'مراجعة قبل الحفظ',
  Provider: 'مزوّد الخدمة',
  '{{rate}} {{local}} for 1 {{settled}}': '\u20661 {{settled}} = {{rate}} {{local}}\u2069',
  'How a payment is shared': 'كيف تُقسَّم الدفعة',
  'An example with the price of the service, or with 100. Computed live.':
    'مثال بسعر الخدمة، أو بمبلغ 100. يُحسب فورًا.',
  'What the role permits': 'ما يسمح به الدور',
  'No permission is granted yet.': 'لم تُمنح أي صلاحية بعد.',
  'Your access': 'صلاحية دخولك',
};
