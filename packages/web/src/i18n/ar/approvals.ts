/** Arabic texts of approval files. */
export const approvals = {
  '10 MB and 50,000 rows at most.': 'بحد أقصى 10 ميغابايت و50,000 صف.',
  'A user took this row out.': 'استبعد مستخدم هذا الصف.',
  'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded':
    'الحالات المقبولة هي "Approved" أو "Rejected"، وفي هذا الملف حالات غير صالحة تم تجاهلها',
  'All rows': 'كل الصفوف',
  'Already decided': 'سبق البت فيه',
  'Approved count': 'عدد الموافق عليها',
  Beneficiary: 'المستفيد',
  'Carrying out the file…': 'جارٍ تنفيذ الملف…',
  'Change each Status to Approved or Rejected, and delete the rows you leave open.':
    'غيّر كل حالة إلى Approved أو Rejected، واحذف الصفوف التي تتركها دون قرار.',
  'Check what will happen to each row, take rows out, then press Proceed.':
    'راجع ما سيحدث لكل صف، واستبعد ما تريد، ثم اضغط «متابعة».',
  'Choose another file': 'اختر ملفًا آخر',
  'Decide in the sheet': 'قرّر داخل الملف',
  'Discarded statuses': 'حالات تم تجاهلها',
  'Download pending payouts': 'تنزيل طلبات الصرف المعلّقة',
  'Download the result': 'تنزيل النتيجة',
  'Download the template': 'نزّل النموذج',
  'Drop the approval file here, or press to choose it': 'أفلت ملف الموافقة هنا، أو اضغط لاختياره',
  'File has some errors. Please review to fix them and reupload.':
    'في الملف أخطاء. يُرجى مراجعتها وتصحيحها ثم إعادة الرفع.',
  'File name': 'اسم الملف',
  'File Name': 'اسم الملف',
  'File size': 'حجم الملف',
  'File or user': 'الملف أو المستخدم',
  Flagged: 'عليها تنبيه',
  Flags: 'تنبيهات',
  'How it works': 'كيف يتم ذلك',
  'Invalid status': 'حالة غير صالحة',
  'It was processed. Every row ended as the check had said.': 'تم تنفيذ الملف، وانتهى كل صف كما أظهر الفحص.',
  'It was processed. {{changed}} of its {{total}} rows ended otherwise than the check had said, because something changed in between.':
    'تم تنفيذ الملف. عدد الصفوف التي انتهت بخلاف ما أظهره الفحص: {{changed}} من {{total}}، لأن شيئًا تغيّر بينهما.',
  'Left out': 'مستبعد',
  'No approval file was processed in these days': 'لم يُنفَّذ أي ملف موافقة في هذه الأيام',
  'No payout has this reference number.': 'لا يوجد صرف بهذا الرقم المرجعي.',
  'No row has this verdict any more': 'لم يعد هناك صف بهذه النتيجة',
  'Only the sheet “{{sheet}}” was read. Not read: {{sheets}}':
    'قُرئت الورقة «{{sheet}}» فقط. لم تُقرأ: {{sheets}}',
  'empty sheet': 'ورقة فارغة',
  'hidden sheet': 'ورقة مخفية',
  'The sheet hides rows that were read, for example by a filter. Their numbers: {{rows}}':
    'تُخفي الورقة صفوفًا قُرئت، مثلًا بسبب عامل تصفية. أرقامها: {{rows}}',
  'Hidden row': 'صف مخفي',
  'The sheet hides this row, for example by a filter': 'الورقة تُخفي هذا الصف، مثلًا بسبب عامل تصفية',
  'No row of this file will be processed.': 'لن يُنفَّذ أي صف من هذا الملف.',
  'No row with this flag is left': 'لم يبقَ أي صف عليه هذا التنبيه',
  'Payout deleted': 'طلب صرف محذوف',
  'The payout was deleted after the file was checked.': 'حُذف طلب الصرف بعد فحص الملف.',
  'No. of Transactions': 'عدد المعاملات',
  'Not covered': 'الرصيد لا يكفي',
  'Only xlsx & xls files supported': 'ملفات xlsx و xls فقط هي المدعومة',
  'Only xlsx & xls files.': 'ملفات xlsx و xls فقط.',
  'Original name': 'الاسم الأصلي',
  'Original Name': 'الاسم الأصلي',
  'Own payout': 'طلبك أنت',
  'Pending payouts': 'طلبات صرف معلّقة',
  'Please select file': 'يُرجى اختيار ملف',
  Proceed: 'متابعة',
  'Put all of these back': 'إعادة كل هذه الصفوف',
  'Put back': 'إعادة',
  'Reading the file…': 'جارٍ قراءة الملف…',
  'Rejected count': 'عدد المرفوضة',
  Result: 'النتيجة',
  Row: 'الصف',
  'Rows put back into an approval file; still removed: {{rows}}':
    'أُعيدت صفوف إلى ملف موافقة، والمستبعد الآن {{rows}}',
  'Rows removed from an approval file: {{rows}}': 'الصفوف المستبعدة من ملف موافقة: {{rows}}',
  'Rows that changed': 'صفوف تغيّرت',
  'Rows {{done}} of {{total}}': 'الصفوف {{done}} من {{total}}',
  'Take all of these out': 'استبعاد كل هذه الصفوف',
  'Take out': 'استبعاد',
  'Taken out': 'مستبعد',
  'The amount in the file differs from the payout’s amount.': 'المبلغ في الملف يختلف عن مبلغ الصرف.',
  'The file has a password. Please save it without one': 'الملف محمي بكلمة مرور. يُرجى حفظه بدونها',
  'The file has formulas. Please save it with values only': 'في الملف صيغ حسابية. يُرجى حفظه بالقيم فقط',
  'The file has more than 50,000 rows': 'في الملف أكثر من 50,000 صف',
  'The file is broken: it cannot be read as a workbook': 'الملف تالف: تعذّرت قراءته كملف Excel',
  'The file is larger than 10 MB': 'حجم الملف أكبر من 10 ميغابايت',
  'The file names this payout more than once, so none of its rows counts. Take out all but one.':
    'ذُكر هذا الصرف في الملف أكثر من مرة، فلا يُحتسب أي من صفوفه. استبعد كل هذه الصفوف ما عدا واحدًا.',
  'The file names this payout more than once, so none of its rows counts.':
    'ذُكر هذا الصرف في الملف أكثر من مرة، فلا يُحتسب أي من صفوفه.',
  'The file takes too long to read. Please send a simpler one':
    'تستغرق قراءة الملف وقتًا طويلًا. يُرجى إرسال ملف أبسط',
  'The counts are of the uploaded file. The amount is of its rows with the verdict “Will approve”.':
    'الأعداد هي أعداد الملف المرفوع. أما المبلغ فهو مبلغ صفوفه التي نتيجتها «ستتم الموافقة».',
  'The file was processed.': 'تم تنفيذ الملف.',
  'The file was discarded.': 'تم تجاهل الملف.',
  'The file was not read': 'لم تتم قراءة الملف',
  'The merchant’s money does not cover it.': 'رصيد التاجر لا يكفي له.',
  'The payout is no longer pending.': 'لم يعد الصرف معلّقًا.',
  'The payout was approved.': 'تمت الموافقة على الصرف.',
  'The payout was rejected.': 'رُفض الصرف.',
  'The payout will be approved.': 'ستتم الموافقة على الصرف.',
  'The payout will be rejected.': 'سيُرفض الصرف.',
  'The same sheet that this page reads, with all pending payouts.':
    'الملف نفسه الذي تقرؤه هذه الصفحة، وفيه كل طلبات الصرف المعلّقة.',
  'The sheet has no column "referanceNumber"': 'لا يوجد في الملف عمود "referanceNumber"',
  'The sheet has no rows': 'لا توجد صفوف في الملف',
  'The status is neither Approved nor Rejected.': 'الحالة ليست Approved ولا Rejected.',
  'Unknown reference': 'رقم مرجعي غير معروف',
  'Updated Records': 'السجلات المحدّثة',
  'Upload it here': 'ارفعه هنا',
  Uploading: 'جارٍ الرفع',
  Verdict: 'نتيجة الفحص',
  Verdicts: 'نتائج الفحص',
  'Will approve': 'ستتم الموافقة',
  'Will reject': 'سيُرفض',
  'You asked for this payout and may not approve it.': 'أنت من طلب هذا الصرف ولا يحق لك الموافقة عليه.',
  'Ambiguous reference': 'رقم مرجعي ملتبس',
  'The reference numbers of several payouts look like this one. Copy the right one from the list.':
    'أرقام مرجعية لعدة مدفوعات تشبه هذا الرقم. انسخ الرقم الصحيح من القائمة.',
  'Row {{row}} was taken as the heading: “{{taken}}”. The titles are {{titles}}.':
    'اعتُبر الصف {{row}} صف العناوين: «{{taken}}». العناوين هي {{titles}}.',
  'The sheet has no column “{{column}}”.': 'لا يوجد في الورقة عمود «{{column}}».',
  'The sheet has the column “{{column}}” twice.': 'العمود «{{column}}» مكرر في الورقة.',
  'The file is a web page that is only named like a workbook. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف صفحة ويب اسمها فقط كاسم مصنف. افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is an XML Spreadsheet 2003. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف جدول بصيغة XML Spreadsheet 2003. افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is a web archive (MHTML). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف أرشيف ويب (MHTML). افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is a PDF document. Please download the report as an Excel workbook or as CSV':
    'الملف مستند PDF. يُرجى تنزيل التقرير كمصنف Excel أو بصيغة CSV',
  'The file is an OpenDocument sheet (ODS). Open it in Excel or LibreOffice, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف جدول OpenDocument (ODS). افتحه في Excel أو LibreOffice واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is a binary workbook (.xlsb). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف مصنف ثنائي (.xlsb). افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is a workbook with macros. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف مصنف به وحدات ماكرو. افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is a Numbers sheet. In Numbers, choose File, Export To, Excel, and send that file':
    'الملف جدول Numbers. في Numbers اختر «ملف» ثم «تصدير إلى» ثم Excel وأرسل ذلك الملف',
  'The file is a document, not a sheet. Please send an Excel workbook (.xlsx)':
    'الملف مستند وليس جدولًا. يُرجى إرسال مصنف Excel (.xlsx)',
  'The file is a picture. Please send an Excel workbook (.xlsx)': 'الملف صورة. يُرجى إرسال مصنف Excel (.xlsx)',
  'The file is a table in an old text format (SYLK or DIF). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'الملف جدول بصيغة نصية قديمة (SYLK أو DIF). افتحه في Excel واختر «حفظ باسم» ثم «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
  'The file is JSON. Please download the report as an Excel workbook or as CSV':
    'الملف بصيغة JSON. يُرجى تنزيل التقرير كمصنف Excel أو بصيغة CSV',
  'The file is an archive. Please unpack it and send the sheet in it':
    'الملف أرشيف مضغوط. يُرجى فكّه وإرسال الجدول الذي فيه',
  'The encoding of the file is not certain. Open it in Excel, choose Save As, CSV UTF-8 or Excel Workbook (.xlsx), and send that file':
    'ترميز الملف غير مؤكد. افتحه في Excel واختر «حفظ باسم» ثم CSV UTF-8 أو «مصنف Excel (.xlsx)» وأرسل ذلك الملف',
};
