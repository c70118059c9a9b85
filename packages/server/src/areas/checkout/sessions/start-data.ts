/**
 * The data that the gateway writes into a checkout page: which origins may embed it, and the responses to its first two
 * requests.
 */
export interface StartData {
  origins: string[];
  session?: { paymentMethods: string[]; [field: string]: unknown };
  service?: { serviceProvider: string; [field: string]: unknown };
  preview?: true;
}
