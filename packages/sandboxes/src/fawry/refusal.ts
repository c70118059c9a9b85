/** An error response in Fawry's format, with HTTP status 200. */
export interface Refusal {
  statusCode: number;
  statusDescription: string;
}

export const refused = (statusCode: number, statusDescription: string): Refusal => ({
  statusCode,
  statusDescription,
});

export const wrongMerchant = refused(9901, 'Merchant code is blank or invalid');
export const wrongSignature = refused(9946, 'Blank or invalid signature');
export const blankReference = refused(9944, 'Reference number is blank');
export const notFound = refused(9938, 'Payment not found');

/** Error responses by the last digits of the customer's mobile number. */
export const refusalsByEnding: Readonly<Record<string, Refusal>> = {
  9901: wrongMerchant,
  9946: wrongSignature,
};
