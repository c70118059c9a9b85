import type { approvals as arabic } from '../ar/approvals.ts';

/** Urdu texts of approval files. */
export const approvals: Readonly<Record<keyof typeof arabic, string>> = {
  '10 MB and 50,000 rows at most.': 'زیادہ سے زیادہ 10 ایم بی اور 50,000 قطاریں۔',
  'A user took this row out.': 'ایک صارف نے یہ قطار نکال دی۔',
  'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded':
    'قابلِ قبول حالتیں "Approved" یا "Rejected" ہیں۔ اس فائل میں کچھ غلط حالتیں ہیں جنہیں چھوڑ دیا گیا',
  'All rows': 'تمام قطاریں',
  'Already decided': 'پہلے ہی فیصلہ ہو چکا',
  'Approved count': 'منظور شدہ کی تعداد',
  Beneficiary: 'وصول کنندہ',
  'Carrying out the file…': 'فائل پر عمل ہو رہا ہے…',
  'Change each Status to Approved or Rejected, and delete the rows you leave open.':
    'ہر Status کو Approved یا Rejected کریں، اور جن پر فیصلہ نہیں کرنا وہ قطاریں حذف کر دیں۔',
  'Check what will happen to each row, take rows out, then press Proceed.':
    'دیکھیں کہ ہر قطار کا کیا ہوگا، جو چاہیں نکال دیں، پھر «جاری رکھیں» دبائیں۔',
  'Choose another file': 'دوسری فائل منتخب کریں',
  'Decide in the sheet': 'شیٹ میں فیصلہ کریں',
  'Discarded statuses': 'چھوڑی گئی حالتیں',
  'Download pending payouts': 'زیرِ التوا ادائیگیاں ڈاؤن لوڈ کریں',
  'Download the result': 'نتیجہ ڈاؤن لوڈ کریں',
  'Download the template': 'نمونہ ڈاؤن لوڈ کریں',
  'Drop the approval file here, or press to choose it':
    'منظوری کی فائل یہاں چھوڑیں، یا منتخب کرنے کے لیے دبائیں',
  'File has some errors. Please review to fix them and reupload.':
    'فائل میں کچھ غلطیاں ہیں۔ براہِ کرم انہیں درست کر کے دوبارہ اپ لوڈ کریں۔',
  'File name': 'فائل کا نام',
  'File Name': 'فائل کا نام',
  'File size': 'فائل کا سائز',
  'File or user': 'فائل یا صارف',
  Flagged: 'انتباہ والی',
  Flags: 'انتباہات',
  'How it works': 'طریقہ کار',
  'Invalid status': 'غلط حالت',
  'It was processed. Every row ended as the check had said.':
    'فائل پر عمل ہو گیا۔ ہر قطار کا نتیجہ وہی نکلا جو جانچ نے بتایا تھا۔',
  'It was processed. {{changed}} of its {{total}} rows ended otherwise than the check had said, because something changed in between.':
    'فائل پر عمل ہو گیا۔ {{total}} میں سے {{changed}} قطاروں کا نتیجہ جانچ سے مختلف نکلا، کیونکہ اس دوران کچھ بدل گیا تھا۔',
  'Left out': 'چھوڑے گئے',
  'No approval file was processed in these days': 'ان دنوں میں منظوری کی کسی فائل پر عمل نہیں ہوا',
  'No payout has this reference number.': 'اس حوالہ نمبر کی کوئی ادائیگی نہیں۔',
  'No row has this verdict any more': 'اب کسی قطار کا یہ نتیجہ نہیں',
  'Only the sheet “{{sheet}}” was read. Not read: {{sheets}}':
    'صرف شیٹ “{{sheet}}” پڑھی گئی۔ نہیں پڑھی گئیں: {{sheets}}',
  'empty sheet': 'خالی شیٹ',
  'hidden sheet': 'چھپی ہوئی شیٹ',
  'The sheet hides rows that were read, for example by a filter. Their numbers: {{rows}}':
    'شیٹ نے پڑھی گئی کچھ قطاریں چھپا رکھی ہیں، مثلاً فلٹر سے۔ ان کے نمبر: {{rows}}',
  'Hidden row': 'چھپی ہوئی قطار',
  'The sheet hides this row, for example by a filter': 'شیٹ نے یہ قطار چھپا رکھی ہے، مثلاً فلٹر سے',
  'No row of this file will be processed.': 'اس فائل کی کسی قطار پر عمل نہیں ہوگا۔',
  'No row with this flag is left': 'اس انتباہ والی کوئی قطار باقی نہیں',
  'Payout deleted': 'ادائیگی حذف ہو چکی',
  'The payout was deleted after the file was checked.': 'فائل کی جانچ کے بعد یہ ادائیگی حذف کر دی گئی۔',
  'No. of Transactions': 'لین دین کی تعداد',
  'Not covered': 'رقم ناکافی',
  'Only xlsx & xls files supported': 'صرف xlsx اور xls فائلیں قابلِ قبول ہیں',
  'Only xlsx & xls files.': 'صرف xlsx اور xls فائلیں۔',
  'Original name': 'اصل نام',
  'Original Name': 'اصل نام',
  'Own payout': 'آپ کی اپنی درخواست',
  'Pending payouts': 'زیرِ التوا ادائیگیاں',
  'Please select file': 'براہِ کرم فائل منتخب کریں',
  Proceed: 'جاری رکھیں',
  'Put all of these back': 'یہ سب واپس رکھیں',
  'Put back': 'واپس رکھیں',
  'Reading the file…': 'فائل پڑھی جا رہی ہے…',
  'Rejected count': 'مسترد شدہ کی تعداد',
  Result: 'نتیجہ',
  Row: 'قطار',
  'Rows put back into an approval file; still removed: {{rows}}':
    'منظوری کی فائل کی قطاریں واپس رکھی گئیں، {{rows}} اب بھی باہر',
  'Rows removed from an approval file: {{rows}}': 'منظوری کی فائل سے نکالی گئی قطاریں: {{rows}}',
  'Rows that changed': 'بدلی ہوئی قطاریں',
  'Rows {{done}} of {{total}}': 'قطاریں {{total}} میں سے {{done}}',
  'Take all of these out': 'یہ سب نکال دیں',
  'Take out': 'نکالیں',
  'Taken out': 'نکالی گئی',
  'The amount in the file differs from the payout’s amount.': 'فائل کی رقم ادائیگی کی رقم سے مختلف ہے۔',
  'The file has a password. Please save it without one':
    'فائل پر پاس ورڈ ہے۔ براہِ کرم اسے پاس ورڈ کے بغیر محفوظ کریں',
  'The file has formulas. Please save it with values only':
    'فائل میں فارمولے ہیں۔ براہِ کرم اسے صرف اقدار کے ساتھ محفوظ کریں',
  'The file has more than 50,000 rows': 'فائل میں 50,000 سے زیادہ قطاریں ہیں',
  'The file is broken: it cannot be read as a workbook':
    'فائل خراب ہے: اسے ورک بک کے طور پر نہیں پڑھا جا سکتا',
  'The file is larger than 10 MB': 'فائل 10 ایم بی سے بڑی ہے',
  'The file names this payout more than once, so none of its rows counts. Take out all but one.':
    'فائل میں یہ ادائیگی ایک سے زیادہ بار ہے، اس لیے اس کی کوئی قطار شمار نہیں ہوگی۔ ایک کے سوا باقی قطاریں نکال دیں۔',
  'The file names this payout more than once, so none of its rows counts.':
    'فائل میں یہ ادائیگی ایک سے زیادہ بار ہے، اس لیے اس کی کوئی قطار شمار نہیں ہوگی۔',
  'The file takes too long to read. Please send a simpler one':
    'فائل پڑھنے میں بہت وقت لگ رہا ہے۔ براہِ کرم سادہ فائل بھیجیں',
  'The counts are of the uploaded file. The amount is of its rows with the verdict “Will approve”.':
    'گنتیاں اپ لوڈ کی گئی فائل کی ہیں۔ رقم اُن سطروں کی ہے جن کا نتیجہ ”منظور ہوگی“ ہے۔',
  'The file was processed.': 'فائل پر عمل ہو گیا۔',
  'The file was discarded.': 'فائل ہٹا دی گئی۔',
  'The file was not read': 'فائل نہیں پڑھی گئی',
  'The merchant’s money does not cover it.': 'مرچنٹ کی رقم اس کے لیے کافی نہیں۔',
  'The payout is no longer pending.': 'ادائیگی اب زیرِ التوا نہیں۔',
  'The payout was approved.': 'ادائیگی منظور ہوئی۔',
  'The payout was rejected.': 'ادائیگی مسترد ہوئی۔',
  'The payout will be approved.': 'ادائیگی منظور ہوگی۔',
  'The payout will be rejected.': 'ادائیگی مسترد ہوگی۔',
  'The same sheet that this page reads, with all pending payouts.':
    'وہی شیٹ جو یہ صفحہ پڑھتا ہے، تمام زیرِ التوا ادائیگیوں کے ساتھ۔',
  'The sheet has no column "referanceNumber"': 'شیٹ میں "referanceNumber" کا کالم نہیں',
  'The sheet has no rows': 'شیٹ میں کوئی قطار نہیں',
  'The status is neither Approved nor Rejected.': 'حالت نہ Approved ہے نہ Rejected۔',
  'Unknown reference': 'نامعلوم حوالہ',
  'Updated Records': 'تبدیل شدہ ریکارڈ',
  'Upload it here': 'یہاں اپ لوڈ کریں',
  Uploading: 'اپ لوڈ ہو رہی ہے',
  Verdict: 'جانچ کا نتیجہ',
  Verdicts: 'جانچ کے نتائج',
  'Will approve': 'منظور ہوگی',
  'Will reject': 'مسترد ہوگی',
  'You asked for this payout and may not approve it.': 'یہ درخواست آپ نے کی تھی، آپ اسے منظور نہیں کر سکتے۔',
  'Ambiguous reference': 'مبہم حوالہ',
  'The reference numbers of several payouts look like this one. Copy the right one from the list.':
    'کئی ادائیگیوں کے حوالہ نمبر اس جیسے ہیں۔ فہرست سے درست نمبر نقل کریں۔',
  'Row {{row}} was taken as the heading: “{{taken}}”. The titles are {{titles}}.':
    'سطر {{row}} کو عنوانات کی سطر سمجھا گیا: “{{taken}}”۔ عنوانات یہ ہیں: {{titles}}۔',
  'The sheet has no column “{{column}}”.': 'شیٹ میں “{{column}}” کالم نہیں۔',
  'The sheet has the column “{{column}}” twice.': 'شیٹ میں “{{column}}” کالم دو بار ہے۔',
  'The file is a web page that is only named like a workbook. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل ایک ویب صفحہ ہے جس کا صرف نام ورک بک جیسا ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is an XML Spreadsheet 2003. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل XML Spreadsheet 2003 ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is a web archive (MHTML). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل ویب آرکائیو (MHTML) ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is a PDF document. Please download the report as an Excel workbook or as CSV':
    'یہ فائل PDF دستاویز ہے۔ براہِ کرم رپورٹ Excel ورک بک یا CSV کے طور پر ڈاؤن لوڈ کریں',
  'The file is an OpenDocument sheet (ODS). Open it in Excel or LibreOffice, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل OpenDocument شیٹ (ODS) ہے۔ اسے Excel یا LibreOffice میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is a binary workbook (.xlsb). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل بائنری ورک بک (.xlsb) ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is a workbook with macros. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل میکرو والی ورک بک ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is a Numbers sheet. In Numbers, choose File, Export To, Excel, and send that file':
    'یہ فائل Numbers شیٹ ہے۔ Numbers میں File، پھر Export To، پھر Excel چنیں اور وہ فائل بھیجیں',
  'The file is a document, not a sheet. Please send an Excel workbook (.xlsx)':
    'یہ فائل دستاویز ہے، شیٹ نہیں۔ براہِ کرم Excel ورک بک (.xlsx) بھیجیں',
  'The file is a picture. Please send an Excel workbook (.xlsx)':
    'یہ فائل تصویر ہے۔ براہِ کرم Excel ورک بک (.xlsx) بھیجیں',
  'The file is a table in an old text format (SYLK or DIF). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file':
    'یہ فائل پرانے متنی فارمیٹ (SYLK یا DIF) میں ہے۔ اسے Excel میں کھولیں، Save As میں Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
  'The file is JSON. Please download the report as an Excel workbook or as CSV':
    'یہ فائل JSON ہے۔ براہِ کرم رپورٹ Excel ورک بک یا CSV کے طور پر ڈاؤن لوڈ کریں',
  'The file is an archive. Please unpack it and send the sheet in it':
    'یہ فائل آرکائیو ہے۔ براہِ کرم اسے کھول کر اس میں موجود شیٹ بھیجیں',
  'The encoding of the file is not certain. Open it in Excel, choose Save As, CSV UTF-8 or Excel Workbook (.xlsx), and send that file':
    'فائل کی انکوڈنگ یقینی نہیں۔ اسے Excel میں کھولیں، Save As میں CSV UTF-8 یا Excel Workbook (.xlsx) چنیں اور وہ فائل بھیجیں',
};
