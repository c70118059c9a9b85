/** What merchants and carriers share. */
export interface AccountEmails {
  notificationEmail?: string | undefined;
  supportEmail?: string | undefined;
  billingEmail?: string | undefined;
  commercialEmail?: string | undefined;
}

export const emailColumns = (input: AccountEmails) => ({
  notification_email: input.notificationEmail || null,
  support_email: input.supportEmail || null,
  billing_email: input.billingEmail || null,
  commercial_email: input.commercialEmail || null,
});
