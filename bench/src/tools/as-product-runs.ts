/**
 * The Node flags of `npm start` and the container. A young generation above 8 MB brings no speed here, and Node never
 * returns that memory to the system.
 */
export const asProductRuns = ['--max-semi-space-size=8'];
