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
};
