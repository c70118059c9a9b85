/** A service as its form sends it: shares in percent, amounts in major units. */
export interface ServiceInput {
  merchant: string;
  country: string;
  currency?: string | undefined;
  serviceName: string;
  ccServiceName?: string | undefined;
  serviceProvider: string;
  operatorName?: string | undefined;
  subscriptionFrequency?: string | undefined;
  price?: number | undefined;
  disbursementAmount?: number | undefined;
  serviceType: 'Loan' | 'Others';
  notificationApi?: string | undefined;
  tokenApi?: string | undefined;
  clickIdApi?: string | undefined;
  portalUrl?: string | undefined;
  carrierShare: number;
  merchantShare: number;
  waleeShare: number;
  packages?: Record<string, unknown>[] | undefined;
  customFields?: { name: string; value: string }[] | undefined;
  paymentMethods?: string[] | undefined;
}
