/** Arabic texts of the reports. */
export const reports = {
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
  'Only {{provider}} can change this status': 'يمكن لـ {{provider}} وحدها تغيير هذه الحالة',
  'Order {{order}}: {{status}}': 'الطلب {{order}}: {{status}}',
  'Order {{order}} becomes {{status}}: its money is booked anew, and the merchant is told.':
    'يصبح الطلب {{order}} «{{status}}»: تُقيَّد أمواله من جديد ويُبلَّغ التاجر.',
  'Report type': 'نوع التقرير',
  'Three-way check': 'المطابقة الثلاثية',
  'Total Amount': 'إجمالي المبلغ',
  'Total Number of Transactions': 'إجمالي عدد المعاملات',
  'Totals of all pages, each currency by itself': 'مجاميع كل الصفحات، كل عملة على حدة',
  'Transaction ID': 'معرّف المعاملة',
  'Your role does not permit this': 'دورك لا يسمح بهذا',
  '{{amount}} not settled, refunds among it': '{{amount}} غير مسوّاة، ومنها المبالغ المستردة',
  '{{amount}} refunded after settlement, still to net': '{{amount}} استُردت بعد التسوية ولم تُخصم بعد',
  '{{amount}} still to settle': '{{amount}} بانتظار التسوية',
  'Add up the shares of {{amount}} transactions': 'اجمع حصص {{amount}} معاملة',
  'All settled': 'سُوّي كل شيء',
  Billed: 'المفوتر',
  'Billing agrees': 'الفوترة مطابقة',
  'Billing has {{amount}} less': 'الفوترة أقل بمقدار {{amount}}',
  'Billing has {{amount}} more': 'الفوترة أكثر بمقدار {{amount}}',
  Count: 'العدد',
  Difference: 'الفرق',
  'No merchant had transactions in {{currency}} for {{country}} in this period':
    'لا معاملات لأي تاجر بعملة {{currency}} في {{country}} في هذه الفترة',
  'Nothing of this period is settled.': 'لم يُسوَّ شيء من هذه الفترة.',
  Refunded: 'المسترد',
  'Refunds of {{amount}} are taken off what is settled, not off transactions and billing.':
    'تُخصم المبالغ المستردة {{amount}} مما يُسوّى، لا من المعاملات والفوترة.',
  Settled: 'المسوّى',
  settlement: 'تسوية',
  settlements: 'تسويات',
  'Show its rows': 'عرض صفوفه',
  'Some transactions are in no billing row, so the shares of all are not told.':
    'بعض المعاملات ليست في أي صف فوترة، لذلك لا تُذكر حصص الكل.',
  'These settlements hold more or less than this period; only their part of it is counted.':
    'تشمل هذه التسويات أكثر أو أقل من هذه الفترة؛ يُحتسب جزؤها منها فقط.',
  'How they share that part cannot be told exactly.': 'لا يمكن تحديد حصص ذلك الجزء بدقة.',
  'This merchant had no transactions in {{currency}} for {{country}} in this period':
    'لا معاملات لهذا التاجر بعملة {{currency}} في {{country}} في هذه الفترة',
  'Transactions, billing and settlement agree.': 'المعاملات والفوترة والتسوية متطابقة.',
  'Your role does not show settlements.': 'دورك لا يعرض التسويات.',
};
