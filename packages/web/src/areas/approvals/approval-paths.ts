/** The page where a file is uploaded, checked and processed. */
export const approvalPath = '/loan-requests/approval';
/** The list of payouts, to which the approval returns. */
export const payoutsPath = '/loan-requests';
