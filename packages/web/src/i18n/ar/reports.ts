/** Arabic texts of the reports. */
export const reports = {
  "What merchants were paid out: each settlement claims a period's payments once. New ones are made here.":
    'ما صُرف للتجار: تشمل كل تسوية دفعات فترة مرة واحدة. تُنشأ التسويات الجديدة هنا.',
  'The settlements that were made in a period, in the currency they were paid in. They are made under Settlement.':
    'التسويات التي أُنشئت في فترة، بالعملة التي صُرفت بها. تُنشأ ضمن «التسوية».',
  'This settlement overlaps an earlier one.': 'تتداخل هذه التسوية مع تسوية سابقة.',
  'Refunds of payments that are settled already ({{refunds}}) are more than this period has earned ({{earned}}). They wait for a period that covers them.':
    'المبالغ المستردة من دفعات سبقت تسويتها ({{refunds}}) أكثر مما حققته هذه الفترة ({{earned}})، وستُخصم في فترة تكفي لتغطيتها.',
  'Refunds of payments that are settled already are deducted: {{refunds}}':
    'تُخصم المبالغ المستردة من دفعات سبقت تسويتها: {{refunds}}',
  'Refunds of {{amount}} reduce what is left to settle in every line, not transactions or billing.':
    'تُخصم المبالغ المستردة ({{amount}}) مما بقي للتسوية في كل سطر، لا من المعاملات أو الفوترة.',
  'Show {{day}}': 'عرض {{day}}',
  'Today no service has billed anything in {{currency}} for {{country}} yet':
    'لم تُفوتر أي خدمة شيئًا بعملة {{currency}} في {{country}} اليوم حتى الآن',
  'Amounts are before refunds; what went back stands beside them.':
    'المبالغ قبل الاسترداد، وما أُعيد مذكور بجانبها.',
  'Refunded Amount': 'المبلغ المسترد',
  'Before refunds. Given back: {{amount}}': 'قبل الاسترداد. أُعيد: {{amount}}',
  'Paid by customers': 'ما دفعه العملاء',
  'Refunds of the carrier share': 'مبالغ مستردة من حصة الناقل',
  'Refunds of the {{provider}} share': 'مبالغ مستردة من حصة {{provider}}',
  'Refunds of the merchant share': 'مبالغ مستردة من حصة التاجر',
  'Not completed, so not in this report:': 'لم تكتمل، لذا ليست في هذا التقرير:',
  'Outside of these days and filters:': 'خارج هذه الأيام وعوامل التصفية:',
  'Incomplete payments': 'الدفعات غير المكتملة',
  'A settlement has claimed this transaction: its status can no longer change':
    'شملت تسويةٌ هذه المعاملة: لم يعد ممكنًا تغيير حالتها',
  'Account #': 'رقم الحساب',
  'Adding up all pages': 'جارٍ جمع كل الصفحات',
  Billing: 'الفوترة',
  'Billing Detail': 'تفاصيل الفوترة',
  'Billing of {{service}}: {{status}}': 'فوترة {{service}}: {{status}}',
  'Change to {{status}}': 'تغيير إلى «{{status}}»',
  'Changing the status will not revert back.': 'لا يمكن التراجع عن تغيير الحالة.',
  'Choose a service in the billing report.': 'اختر خدمة من تقرير الفوترة.',
  'Days of {{country}}: {{zone}}': 'أيام {{country}}: {{zone}}',
  'No service billed anything in {{currency}} for {{country}} in this period':
    'لم تُفوتر أي خدمة شيئًا بعملة {{currency}} في {{country}} في هذه الفترة',
  'Order {{order}}: {{status}}': 'الطلب {{order}}: {{status}}',
  'Order {{order}} becomes {{status}}. Its ledger entries are rebooked and the merchant is notified.':
    'يصبح الطلب {{order}} «{{status}}»: تُقيَّد أمواله من جديد ويُبلَّغ التاجر.',
  'Report type': 'نوع التقرير',
  'Three-way check': 'المطابقة الثلاثية',
  'Total Amount': 'إجمالي المبلغ',
  'Total Number of Transactions': 'إجمالي عدد المعاملات',
  'Totals of all pages, by currency': 'مجاميع كل الصفحات، كل عملة على حدة',
  'Transaction ID': 'معرّف المعاملة',
  'Your role does not permit this': 'دورك لا يسمح بهذا',
  '{{amount}} refunded after settlement, not yet deducted': '{{amount}} استُردت بعد التسوية ولم تُخصم بعد',
  '{{amount}} still to settle': '{{amount}} بانتظار التسوية',
  'All settled': 'سُوّي كل شيء',
  Billed: 'المفوتر',
  'Billing agrees': 'الفوترة مطابقة',
  'Billing has {{amount}} less': 'الفوترة أقل بمقدار {{amount}}',
  'Billing has {{amount}} more': 'الفوترة أكثر بمقدار {{amount}}',
  Count: 'العدد',
  Difference: 'الفرق',
  'No merchant had transactions in {{currency}} for {{country}} in this period':
    'لا معاملات لأي تاجر بعملة {{currency}} في {{country}} في هذه الفترة',
  'No settlement covers this period.': 'لم يُسوَّ شيء من هذه الفترة.',
  Settled: 'المسوّى',
  'Show its rows': 'عرض صفوفه',
  'Some transactions have no billing row, so total shares cannot be shown.':
    'بعض المعاملات ليست في أي صف فوترة، لذلك لا تُذكر حصص الكل.',
  'These settlements do not match this period exactly; only the amount within the period is counted.':
    'تشمل هذه التسويات أكثر أو أقل من هذه الفترة؛ يُحتسب جزؤها منها فقط.',
  'This merchant had no transactions in {{currency}} for {{country}} in this period':
    'لا معاملات لهذا التاجر بعملة {{currency}} في {{country}} في هذه الفترة',
  'Transactions, billing and settlement agree.': 'المعاملات والفوترة والتسوية متطابقة.',
  'Your role may not view settlements.': 'دورك لا يعرض التسويات.',
  'Press Search to apply': 'اضغط بحث للتطبيق',
};
