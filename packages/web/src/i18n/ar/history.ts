/** Arabic descriptions of history entries. */
export const history = {
  'Account created': 'أُنشئ الحساب',
  'Account {{name}} deleted': 'حُذف الحساب {{name}}',
  Activated: 'فُعّل',
  Deactivated: 'عُطّل',
  'Changed {{fields}}': 'تغيّر: {{fields}}',
  'Account balance': 'رصيد الحساب',
  'Account balance + {{amount}} {{currency}}': 'رصيد الحساب + {{amount}} {{currency}}',
  'New private key': 'مفتاح خاص جديد',
  'New webhook secret': 'مفتاح توقيع جديد للإشعارات',
  'Service {{name}} created': 'أُنشئت الخدمة {{name}}',
  'Product {{name}} created': 'أُنشئ المنتج {{name}}',
  'Package {{name}} created': 'أُنشئت الباقة {{name}}',
  'Package {{name}} deleted': 'حُذفت الباقة {{name}}',
  'User {{name}} created': 'أُنشئ المستخدم {{name}}',
  'User {{name}} deleted': 'حُذف المستخدم {{name}}',
  'New password made by the command reset-owner': 'أُنشئت كلمة مرور جديدة بالأمر reset-owner',
  'Order {{order}}: the provider gave money back and does not say how much. Please ask the provider and correct the payment':
    'الطلب {{order}}: ردّ مزوّد الدفع مبلغًا ولم يذكر قدره. يرجى سؤال المزوّد وتصحيح الدفعة',
  'Password changed': 'تغيّرت كلمة المرور',
  'Profile changed': 'تغيّر الملف الشخصي',
  'Role {{name}} created': 'أُنشئ الدور {{name}}',
  'Role {{name}} deleted': 'حُذف الدور {{name}}',
  'View {{name}} saved': 'حُفظ العرض {{name}}',
  'View {{name}} changed': 'تغيّر العرض {{name}}',
  'View {{name}} deleted': 'حُذف العرض {{name}}',
  'Number blacklisted': 'حُظر الرقم',
  'Number removed from the blacklist': 'أُزيل الرقم من القائمة السوداء',
  'Settlement of {{from}} to {{to}}': 'تسوية الفترة من {{from}} إلى {{to}}',
  'Billing of {{service}}, {{from}} to {{to}}: {{status}}':
    'فوترة {{service}} من {{from}} إلى {{to}}: {{status}}',
  Deposited: 'أُودع المبلغ',
  'Transaction {{reference}} deleted': 'حُذفت المعاملة {{reference}}',
  'National ID of payout {{reference}} viewed': 'قُرئ الرقم القومي لطلب الصرف {{reference}}',
  'Payout {{reference}} requested': 'أُنشئ طلب الصرف {{reference}}',
  'Payout {{reference}} approved': 'ووفق على طلب الصرف {{reference}}',
  'Payout {{reference}} rejected': 'رُفض طلب الصرف {{reference}}',
  'Payout {{reference}} deleted': 'حُذف طلب الصرف {{reference}}',
  'Approval file discarded': 'أُلغي ملف الموافقات',
  'Settlement file of {{provider}} read, {{from}} to {{to}}; refunds settled: {{settled}}':
    'قُرئ ملف تسوية {{provider}} من {{from}} إلى {{to}}؛ المبالغ المردودة التي سُوّيت: {{settled}}',
  'Row {{line}} of a settlement file marked as looked at':
    'وُضعت على الصف {{line}} من ملف تسوية علامة الاطلاع',
  'Row {{line}} of a settlement file marked as open again': 'أُعيد فتح الصف {{line}} من ملف تسوية',
  'Session for order {{order}}': 'جلسة للطلب {{order}}',
  'Session for order {{order}} canceled': 'أُلغيت جلسة الطلب {{order}}',
  'Session for order {{order}} of package {{name}}': 'جلسة للطلب {{order}} من الباقة {{name}}',
  'Order {{order}}: {{state}}': 'الطلب {{order}}: {{state}}',
  'Open payment of order {{order}} given up by the customer': 'ترك العميل الدفع المفتوح للطلب {{order}}',
  'Order {{order}}: {{state}} (late)': 'الطلب {{order}}: {{state}} (متأخر)',
  'Order {{order}}: refunded {{amount}} {{currency}}': 'الطلب {{order}}: استُرد {{amount}} {{currency}}',
  'Order {{order}}: refunded {{amount}} {{currency}} of a payment that counts as failed':
    'الطلب {{order}}: استُرد {{amount}} {{currency}} من دفعة تُعد فاشلة',
  'Order {{order}}: {{before}} corrected to {{after}}. {{reason}}':
    'الطلب {{order}}: صُحّحت الحالة من {{before}} إلى {{after}}. {{reason}}',
  'Export of {{list}} as {{format}} started': 'بدأ تصدير {{list}} بصيغة {{format}}',
  'Event {{event}} sent again': 'أُعيد إرسال الحدث {{event}}',
  'Key {{name}} made': 'أُنشئ المفتاح {{name}}',
  'New secret for key {{name}}': 'سرّ جديد للمفتاح {{name}}',
  'Key {{name}} revoked': 'أُلغي المفتاح {{name}}',
  'Attempts to pay order {{order}} were limited': 'قُيّدت محاولات دفع الطلب {{order}}',
  'Payments by the link {{name}} were limited': 'قُيّدت المدفوعات عبر الرابط {{name}}',
  'Endpoint {{url}} added': 'أُضيفت نقطة الاستقبال {{url}}',
  'Endpoint {{url}} deleted': 'حُذفت نقطة الاستقبال {{url}}',
  'Test event sent to {{url}}': 'أُرسل حدث اختبار إلى {{url}}',
  'New signing secret for endpoint {{url}}': 'سرّ توقيع جديد لنقطة الاستقبال {{url}}',
  'Endpoint {{url}} failed for three days and was switched off':
    'فشلت نقطة الاستقبال {{url}} ثلاثة أيام فأُوقفت',
  'Order {{order}}: the provider gave money back and does not say how much. Please ask the provider and close the refund':
    'الطلب {{order}}: ردّ المزوّد مالًا ولم يذكر كم. يرجى سؤال المزوّد وإغلاق الاسترداد',
  'Order {{order}}: paid a second time, {{amount}} {{currency}}. Please refund the second payment':
    'الطلب {{order}}: دُفع مرة ثانية، {{amount}} {{currency}}. يرجى استرداد الدفعة الثانية',
  "Order {{order}}: the cardholder's bank took {{amount}} {{currency}} back (dispute)":
    'الطلب {{order}}: استعاد بنك حامل البطاقة {{amount}} {{currency}} (اعتراض)',
  "Order {{order}}: the cardholder's bank took money back (dispute), and the provider does not say how much. Please ask the provider and close the refund":
    'الطلب {{order}}: استعاد بنك حامل البطاقة مالًا (اعتراض) ولم يذكر المزوّد كم. يرجى سؤال المزوّد وإغلاق الاسترداد',
  'Order {{order}}: the provider does not say how the refund of {{amount}} {{currency}} ended. Please ask the provider and close the refund':
    'الطلب {{order}}: لم يذكر المزوّد كيف انتهى استرداد {{amount}} {{currency}}. يرجى سؤال المزوّد وإغلاق الاسترداد',
  'Order {{order}}: refund of {{amount}} {{currency}} requested. {{reason}}':
    'الطلب {{order}}: طُلب استرداد {{amount}} {{currency}}. {{reason}}',
  'Order {{order}}: refund of {{amount}} {{currency}} failed. {{reason}}':
    'الطلب {{order}}: فشل استرداد {{amount}} {{currency}}. {{reason}}',
  'Order {{order}}: an open refund was closed without an amount. {{reason}}':
    'الطلب {{order}}: أُغلق استرداد مفتوح دون مبلغ. {{reason}}',
  '{{msisdn}} pays {{service}} {{amount}} {{currency}}, {{type}}':
    '{{msisdn}} يدفع لخدمة {{service}} مبلغ {{amount}} {{currency}}، {{type}}',
  '{{before}} changed to {{after}}. {{reason}}': 'تغيّرت {{before}} إلى {{after}}. {{reason}}',
  'Charged {{amount}} {{currency}}': 'حُصّل {{amount}} {{currency}}',
  'Try {{attempt}} to charge it failed. {{reason}}': 'فشلت محاولة التحصيل {{attempt}}. {{reason}}',
} as const;
