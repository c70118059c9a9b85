/** Arabic texts of the forms: what their rules say that no other file has. */
export const forms = {
  'Please provide valid reference': 'يرجى إدخال مرجع صحيح',
  'Please provide valid description': 'يرجى إدخال وصف صحيح',
  'Please provide valid operator': 'يرجى اختيار مشغّل صحيح',
  'Please provide valid subscription frequency': 'يرجى إدخال دورية اشتراك صحيحة',
  'Please provide valid custom field': 'يرجى إدخال حقل إضافي صحيح',
  'Settlement # {{number}}': 'التسوية رقم {{number}}',
  'This account has no roles yet: create one first.': 'ليس لهذا الحساب أدوار بعد: أنشئ دورًا أولًا.',
  'Saving asks for a reason.': 'يطلب الحفظ ذكر السبب.',
  'What sending the money costs, of the sub total.': 'كلفة إرسال المال، من المجموع الفرعي.',
  'What the merchant is paid in.': 'العملة التي يُدفع بها للتاجر.',
  'Taken off the amount before it is credited.': 'تُخصم من المبلغ قبل إضافته إلى الرصيد.',
  'Admin is the provider’s own; Operator belongs to a carrier, Merchant to a merchant.':
    '«مدير» لمزوّد الخدمة نفسه، و«شركة الاتصالات» لمشغّل، و«التاجر» لتاجر.',
  'The days are those of the country that you choose.': 'الأيام هي أيام الدولة التي تختارها.',
  'Changed by somebody else meanwhile': 'تغيّر في هذه الأثناء',
  'Since you opened this form, others have changed: {{fields}}. Yours would replace theirs.':
    'منذ فتحت هذا النموذج غيّر آخرون: {{fields}}. سيحل ما كتبته محل ما كتبوه.',
  'Save mine': 'حفظ ما كتبته',
};
