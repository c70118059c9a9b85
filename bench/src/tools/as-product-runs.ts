/**
 * The Node flags of `npm start` and the container. A larger young generation than 8 MB would not make the product
 * faster, and Node never returns its memory to the system.
 */
export const asProductRuns = ['--max-semi-space-size=8'];
