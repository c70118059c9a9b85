/** The gateway's refusals that a customer can meet, in Arabic, by their code; `{{…}}` are the error's values. */
export const refusalsAr = {
  'order-paid': 'هذا الطلب مدفوع من قبل',
  'attempt-open': 'يُدفع هذا الطلب بطريقة أخرى. يرجى إتمام ذلك الدفع أو الانتظار حتى ينتهي',
  'checkout.cardEntry': 'تُكتب بيانات البطاقة هنا على صفحة مزوّد الدفع',
  'session-expired': 'انتهت صلاحية هذه الجلسة',
  'service-suspended': 'هذه الخدمة معلّقة',
  'unknown-provider': 'ليس لهذه الخدمة مزوّد دفع',
  'checkout.method': 'طريقة الدفع هذه غير متاحة',
  'checkout.providerSilent': 'لم يرد مزوّد الدفع. يرجى المحاولة مجددًا',
  blacklisted: 'رقم الجوال هذا محظور',
  'session.missing': 'الجلسة غير موجودة',
  'service.missing': 'الخدمة غير موجودة',
  'in-flight': 'الطلب نفسه ما زال قيد التنفيذ. يرجى المحاولة مجددًا بعد لحظة',
  'server.restarting': 'تُعاد الخدمة إلى العمل. يرجى المحاولة مجددًا',
  'access.tooManyRequests': 'طلبات كثيرة. يرجى المحاولة بعد {{count}} ثانية',
  'checkout.serviceMethod': 'لا تقبل هذه الخدمة {{method}}',
} as const;
