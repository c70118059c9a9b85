/** Arabic error messages that other clients of the API see more often than the back-office. */
export const refusals = {
  "Please send the merchant's private key as a bearer token": 'يرجى إرسال المفتاح الخاص للتاجر كرمز bearer',
  'This private key is not known or no longer valid': 'هذا المفتاح الخاص غير معروف أو لم يعد صالحًا',
  "Please use the merchant's private key": 'يرجى استخدام المفتاح الخاص للتاجر',
  'This operation does not exist': 'هذه العملية غير موجودة',
  'The currency of a merchant with money cannot change': 'لا يمكن تغيير عملة تاجر له رصيد',
  'The net amount of this amount and tax is {{net}}': 'صافي هذا المبلغ بعد الضريبة هو {{net}}',
  'This mobile number is blacklisted': 'رقم الموبايل هذا محظور',
  'This mobile number is already blacklisted': 'رقم الموبايل هذا محظور من قبل',
  'This order is already paid': 'هذا الطلب مدفوع من قبل',
  'This order has a session with other details': 'لهذا الطلب جلسة بتفاصيل أخرى',
  'This session has expired': 'انتهت صلاحية هذه الجلسة',
  'This service is suspended': 'هذه الخدمة معلّقة',
  'This service is not paid through {{provider}}': 'لا تُدفع هذه الخدمة عبر {{provider}}',
  'This service has no payment provider': 'ليس لهذه الخدمة مزوّد دفع',
  'This payment method is not offered': 'طريقة الدفع هذه غير متاحة',
  'This service does not take {{method}}': 'لا تقبل هذه الخدمة {{method}}',
  'Please provide origins: scheme, host and port': 'يرجى إدخال المصادر: البروتوكول والمضيف والمنفذ',
  'This installation sends no email': 'لا ترسل هذه المنصة رسائل بريد إلكتروني',
  'This receipt was sent several times today. Please try again tomorrow':
    'أُرسل هذا الإيصال عدة مرات اليوم. يرجى المحاولة غدًا',
  'Too many pages watch this session': 'صفحات كثيرة تتابع هذه الجلسة',
  'something went wrong': 'حدث خطأ ما',
  'Another amount than is due was received for this order. Please do not pay again, and contact the merchant':
    'استُلم لهذا الطلب مبلغ غير المستحق. يرجى عدم الدفع مرة أخرى والتواصل مع التاجر',
  'The payment provider did not answer. Please try again': 'لم يرد مزوّد الدفع. يرجى المحاولة مجددًا',
  'Failed to authenticate resource request': 'تعذّر التحقق من صحة الطلب',
  'This money is already paid out: the balance would go below zero':
    'صُرف هذا المال من قبل: سيصبح الرصيد أقل من صفر',
  'There is no exchange rate with PKR': 'لا سعر صرف مع الروبية الباكستانية',
  'The billed amount is {{amount}} PKR': 'المبلغ المفوتر هو {{amount}} PKR',
  'Please provide the name of the merchant whose id is userTypeId, or leave one of the two out':
    'يرجى إرسال اسم التاجر صاحب المعرّف userTypeId، أو ترك أحد الحقلين',
  'This amount is too large in PKR': 'هذا المبلغ كبير جدًا بالروبية الباكستانية',
  "Please provide a service of the package's account": 'يرجى اختيار خدمة من حساب الباقة',
  'This package cannot be paid at the moment': 'لا يمكن دفع هذه الباقة حاليًا',
  'This payout is already {{status}}: {{by}}, {{date}}':
    'حالة طلب الصرف هذا {{status}} من قبل: {{by}}، {{date}}',
  'The amount of this payout is {{amount}}': 'مبلغ طلب الصرف هذا هو {{amount}}',
  'This payout is of another merchant': 'طلب الصرف هذا لتاجر آخر',
  'This service takes no payments at the moment': 'هذه الخدمة لا تبيع حاليًا',
  'The money of {{merchant}} does not cover this': 'رصيد {{merchant}} لا يغطي هذا المبلغ',
  'Somebody else must approve what you asked for': 'يجب أن يوافق شخص آخر على ما طلبته',
  'This file was already processed on {{date}}': 'عولج هذا الملف من قبل في {{date}}',
  '{{field}} is not what the upload returned': '{{field}} لا يطابق نتيجة الرفع',
  'Other files are being read. Please try again in a moment':
    'تُقرأ ملفات أخرى الآن. يرجى المحاولة مجددًا بعد لحظة',
  'Not found': 'غير موجود',
  'Session ID not provided': 'لم يتم توفير رقم الجلسة',
  'Session not found': 'الجلسة غير موجودة',
  'Payment not found': 'الدفعة غير موجودة',
  'Payout not found': 'طلب الصرف غير موجود',
  'Blacklist entry not found': 'الرقم المحظور غير موجود',
  'Package not found': 'الباقة غير موجودة',
  'Loan account not found': 'حساب القرض غير موجود',
  'Loan transaction not found': 'معاملة القرض غير موجودة',
  'File not found': 'الملف غير موجود',
  'Unknown provider': 'مزوّد غير معروف',
  'This service takes {{currency}}': 'تقبل هذه الخدمة {{currency}}',
  'The balance does not cover this amount': 'الرصيد لا يغطي هذا المبلغ',
  'Somebody else has changed this record meanwhile. Please check their changes and save again':
    'غيّر شخص آخر هذا السجل. يرجى مراجعة تغييراته ثم الحفظ مجددًا',
  'Part of this money is already settled: the payable would go below zero':
    'سيصبح مستحق التاجر أقل من صفر: سُوّي منه أكثر مما تبقّى',
  'Please provide {{field}}': 'يرجى إدخال {{field}}',
  '{{field}} is not a field of this request': '{{field}} ليس حقلًا في هذا الطلب',
  'Please provide {{field}} as a text': 'يرجى إدخال {{field}} كنص',
  'Please provide {{field}} as a number': 'يرجى إدخال {{field}} كرقم',
  'Please provide {{field}} as a whole number': 'يرجى إدخال {{field}} كعدد صحيح',
  'Please provide {{field}} as true or false': 'يرجى إدخال {{field}} بقيمة true أو false',
  'Please provide {{field}} as a list': 'يرجى إدخال {{field}} كقائمة',
  'Please provide {{field}} as an object': 'يرجى إدخال {{field}} ككائن',
  '{{field}} must be one of: {{values}}': 'يجب أن تكون قيمة {{field}} إحدى هذه القيم: {{values}}',
  'Please provide {{field}} of at least {{least}}': 'يرجى إدخال {{field}} بقيمة {{least}} على الأقل',
  'Please provide {{field}} above {{least}}': 'يرجى إدخال {{field}} بقيمة أكبر من {{least}}',
  'Please provide {{field}} of at most {{most}}': 'يرجى إدخال {{field}} بقيمة {{most}} على الأكثر',
  'Please provide {{field}} as a day, such as 2026-11-21': 'يرجى إدخال {{field}} كتاريخ، مثل 2026-11-21',
  'Please provide each entry of {{field}} once': 'يرجى إدخال كل عنصر من {{field}} مرة واحدة',
  'Please provide valid {{field}}': 'يرجى إدخال {{field}} صحيح',
  'Please send a JSON object': 'يرجى إرسال كائن JSON',
  'Please send a JSON body': 'يرجى إرسال محتوى JSON',
  'The body is not valid JSON': 'المحتوى ليس JSON صحيحًا',
  'Please send JSON (content-type: application/json)': 'يرجى إرسال JSON (content-type: application/json)',
  'The body is too large': 'المحتوى كبير جدًا',
  'The address is too long': 'العنوان طويل جدًا',
  'This address cannot be read': 'تعذّرت قراءة هذا العنوان',
  'This address does not exist': 'هذا العنوان غير موجود',
  'Text must not contain NUL characters': 'يجب ألا يحتوي النص على محارف NUL',
  'Text must be well-formed Unicode: it contains half a character':
    'يجب أن يكون النص بترميز Unicode سليم: فيه نصف محرف',
  'A request names one host': 'يذكر الطلب مضيفًا واحدًا',
  'This idempotency key was used with another body. Please send a new key':
    'استُخدم مفتاح عدم التكرار هذا مع محتوى آخر. يرجى إرسال مفتاح جديد',
  'The same request is still being processed. Please try again in a moment':
    'الطلب نفسه ما زال قيد التنفيذ. يرجى المحاولة مجددًا بعد لحظة',
  '{{field}} cannot be changed here': 'لا يمكن تغيير {{field}} هنا',
  'This cursor is not valid. Please use the one of the previous page':
    'هذا المؤشر غير صالح. يرجى استخدام مؤشر الصفحة السابقة',
  'A cursor works only with the newest first. Please leave out the sort order':
    'يعمل المؤشر مع ترتيب الأحدث أولًا فقط. يرجى حذف الترتيب الآخر',
  'Please sort by one of {{fields}}, with - before it for descending':
    'يرجى الترتيب حسب أحد هذه الحقول: {{fields}}، مع - قبله للترتيب التنازلي',
  'The revenue of this period is now {{figure}}. Please check the figures again':
    'إيراد هذه الفترة الآن {{figure}}. يرجى مراجعة الأرقام مجددًا',
  "The merchant's share is now {{figure}}. Please check the figures again":
    'حصة التاجر الآن {{figure}}. يرجى مراجعة الأرقام مجددًا',
  "The platform owner's share is now {{figure}}. Please check the figures again":
    'حصة مالك المنصة الآن {{figure}}. يرجى مراجعة الأرقام مجددًا',
  "The merchant's percentage is now {{figure}}. Please check the figures again":
    'نسبة التاجر الآن {{figure}}. يرجى مراجعة الأرقام مجددًا',
  "The platform owner's percentage is now {{figure}}. Please check the figures again":
    'نسبة مالك المنصة الآن {{figure}}. يرجى مراجعة الأرقام مجددًا',
  'An export has all rows': 'يشمل التصدير كل الصفوف',
  'The file is not ready': 'الملف غير جاهز',
  'Product not found': 'المنتج غير موجود',
  'Please provide a price that {{currency}} has': 'يرجى إدخال سعر تتيحه عملة {{currency}}',
  'A product with this sku exists already': 'يوجد منتج بهذا الرمز (sku) من قبل',
  "Please provide the list's filters, as name=value&name=value":
    'يرجى إدخال عوامل تصفية القائمة بالشكل name=value&name=value',
  'Key not found': 'المفتاح غير موجود',
  'The merchant has a key by this name': 'لدى التاجر مفتاح بهذا الاسم',
  'This key is revoked. Please make a new one': 'أُلغي هذا المفتاح. يرجى إنشاء مفتاح جديد',
  'You cannot give a key the scope {{scope}}, because your role lacks {{permission}}':
    'لا يمكنك منح مفتاح النطاق {{scope}} لأن دورك لا يملك {{permission}}',
  'You cannot let an address receive {{event}}, because your role lacks {{permission}}':
    'لا يمكنك جعل عنوان يستقبل {{event}} لأن دورك لا يملك {{permission}}',
  'A key without the scope {{scope}} cannot let an address receive {{event}}':
    'لا يمكن لمفتاح بلا النطاق {{scope}} أن يجعل عنوانًا يستقبل {{event}}',
  '{{address}} is neither an IP address nor a block such as 203.0.113.0/24':
    '{{address}} ليس عنوان IP ولا نطاق عناوين مثل 203.0.113.0/24',
  'Please provide an end in the future': 'يرجى إدخال موعد انتهاء في المستقبل',
  'Please choose a merchant': 'يرجى اختيار تاجر',
  'Endpoint not found': 'نقطة الاستقبال غير موجودة',
  'The merchant has an endpoint with this address': 'لدى التاجر نقطة استقبال بهذا العنوان',
  'This endpoint is gone or switched off. Please switch it on first':
    'نقطة الاستقبال هذه محذوفة أو متوقفة. يرجى تشغيلها أولًا',
  'Please provide a public address': 'يرجى إدخال عنوان عام',
  'This key has expired. Please use its new secret, or make a new key':
    'انتهت صلاحية هذا المفتاح. يرجى استخدام سرّه الجديد أو إنشاء مفتاح جديد',
  'This is a test key, and payments here are real. Please use a key that begins with sk_live_':
    'هذا مفتاح اختبار والمدفوعات هنا حقيقية. يرجى استخدام مفتاح يبدأ بـ sk_live_',
  'This is a live key, and payments here go to sandboxes. Please use a key that begins with sk_test_':
    'هذا مفتاح حقيقي والمدفوعات هنا تجريبية. يرجى استخدام مفتاح يبدأ بـ sk_test_',
  "This key does not work from {{address}}. Please add the address to the key's list":
    'هذا المفتاح لا يعمل من {{address}}. يرجى إضافة العنوان إلى قائمة المفتاح',
  'This key lacks the scope {{scope}}. Please add it to the key, or use another key':
    'ينقص هذا المفتاح النطاق {{scope}}. يرجى إضافته إلى المفتاح أو استخدام مفتاح آخر',
  'No key can do this, only a signed-in person': 'لا يمكن لأي مفتاح فعل ذلك، بل لشخص سجّل الدخول فقط',
  'The endpoint is gone or switched off': 'نقطة الاستقبال محذوفة أو متوقفة',
  'Others are changing the same records. Please try again':
    'يغيّر آخرون السجلات نفسها. يرجى المحاولة مرة أخرى',
  'Refund not found': 'الاسترداد غير موجود',
  'Please provide the amount that the provider gave back': 'يرجى إدخال المبلغ الذي ردّه المزوّد',
  'This refund is of {{amount}} {{currency}}: another amount was sent':
    'هذا الاسترداد بمبلغ {{amount}} {{currency}}، وقد أُرسل مبلغ آخر',
  'This payment failed: there is nothing to give back': 'فشلت هذه العملية: لا شيء يُردّ',
  'Nothing of this payment is left to give back': 'لم يبقَ من هذه العملية ما يُردّ',
  'Only {{left}} {{currency}} of this payment are left to give back':
    'لم يبقَ من هذه العملية ما يُردّ إلا {{left}} {{currency}}',
  '{{provider}} cannot give back a payment that was made in this way':
    'لا يستطيع {{provider}} ردّ عملية دُفعت بهذه الطريقة',
  '{{provider}} makes no refunds': 'لا يجري {{provider}} عمليات استرداد',
  '{{provider}} gives back whole payments only': 'لا يردّ {{provider}} إلا العملية كاملة',
  'Refunds under way need {{amount}} {{currency}} of this money. Please wait until they end':
    'تحتاج عمليات استرداد جارية إلى {{amount}} {{currency}} من هذا المال. يرجى الانتظار حتى تنتهي',
  'Refunds under way need {{amount}} {{currency}} of this money. Please settle a shorter period, or wait until they end':
    'تحتاج عمليات استرداد جارية إلى {{amount}} {{currency}} من هذا المال. يرجى تسوية فترة أقصر أو الانتظار حتى تنتهي',
  "The merchant's payable and balance do not cover this refund":
    'مستحقات التاجر ورصيده لا يغطّيان هذا الاسترداد',
  'This refund has ended already': 'انتهى هذا الاسترداد من قبل',
  'This refund is not with the provider yet. Please wait a minute':
    'لم يصل هذا الاسترداد إلى المزوّد بعد. يرجى الانتظار دقيقة',
  'Subscription not found': 'الاشتراك غير موجود',
  'Please provide an amount with the decimals of {{currency}}': 'يرجى إدخال مبلغ بكسور {{currency}}',
  'Please provide a date within the next year': 'يرجى إدخال تاريخ من الآن وخلال سنة',
  '{{provider}} cannot charge this service on schedule': 'لا يستطيع {{provider}} تحصيل هذه الخدمة دوريًا',
  'This number has a subscription of this service already': 'لهذا الرقم اشتراك في هذه الخدمة من قبل',
  'This subscription is {{status}}: it cannot have this status now':
    'حالة هذا الاشتراك {{status}}: لا يمكن أن يأخذ هذه الحالة الآن',
  'This subscription is charged by its operator': 'يحصّل هذا الاشتراك مشغّله',
  'This order is being paid in another way. Please finish that payment or wait until it ends':
    'يُدفع هذا الطلب بطريقة أخرى. يرجى إتمام ذلك الدفع أو الانتظار حتى ينتهي',
  'Please provide an address of this checkout or of the shop':
    'يرجى إدخال عنوان من صفحة الدفع هذه أو من المتجر',
  'Cards are typed on the page of the payment provider here': 'تُكتب البطاقات هنا في صفحة مزوّد الدفع',
  "Merchant's welcome page not configured": 'لم تُضبط صفحة ترحيب التاجر',
} as const;
