/**
 * The flags that `npm start` and the container give to Node. Young objects beyond 8 MB bring nothing here, and what is
 * kept for them is never given back.
 */
export const asProductRuns = ['--max-semi-space-size=8'];
