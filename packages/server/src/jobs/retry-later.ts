/** Thrown by a job that must run again later because another server did not respond as expected: no fault of the product. */
export class RetryLater extends Error {}
