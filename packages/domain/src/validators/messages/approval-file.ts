/** Messages about a chosen approval file. Source: payouts specification, sections 5 and 8. */
export const approvalFileMessages = {
  none: 'Please select file',
  kind: 'Only xlsx & xls files supported',
  tooLarge: 'The file is larger than 10 MB',
  errors: 'File has some errors. Please review to fix them and reupload.',
  invalidStatus:
    'Acceptable staus are "Approved" or "Rejected". While this file contains some invalid status which were discarded',
} as const;
