/** What a checkout page needs before its first request: who may embed it, and the answers of its first two reads. */
export interface StartData {
  origins: string[];
  session?: { paymentMethods: string[]; [field: string]: unknown };
  service?: { serviceProvider: string; [field: string]: unknown };
  preview?: true;
}
