/** Messages about a chosen approval file. Source: payouts specification, sections 5 and 8. */
export const approvalFileMessages = {
  none: 'Please select file',
  kind: 'Only xlsx & xls files supported',
  tooLarge: 'The file is larger than 10 MB',
  errors: 'File has some errors. Please review to fix them and reupload.',
  invalidStatus:
    'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded',
} as const;

/** Messages about files that are taken for sheets because of their names, by their real kind: what the file is, and what to do. */
export const foreignFileMessages = {
  'web-page':
    'The file is a web page that is only named like a workbook. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  'xml-2003':
    'The file is an XML Spreadsheet 2003. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  mhtml:
    'The file is a web archive (MHTML). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  pdf: 'The file is a PDF document. Please download the report as an Excel workbook or as CSV',
  'open-document':
    'The file is an OpenDocument sheet (ODS). Open it in Excel or LibreOffice, choose Save As, Excel Workbook (.xlsx), and send that file',
  'binary-workbook':
    'The file is a binary workbook (.xlsb). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  'macro-workbook':
    'The file is a workbook with macros. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  numbers: 'The file is a Numbers sheet. In Numbers, choose File, Export To, Excel, and send that file',
  document: 'The file is a document, not a sheet. Please send an Excel workbook (.xlsx)',
  image: 'The file is a picture. Please send an Excel workbook (.xlsx)',
  'text-table':
    'The file is a table in an old text format (SYLK or DIF). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that file',
  json: 'The file is JSON. Please download the report as an Excel workbook or as CSV',
  archive: 'The file is an archive. Please unpack it and send the sheet in it',
  encoding:
    'The encoding of the file is not certain. Open it in Excel, choose Save As, CSV UTF-8 or Excel Workbook (.xlsx), and send that file',
} as const;
/** Kinds of files that are no sheets that the product reads. */
export type ForeignKind = keyof typeof foreignFileMessages;
