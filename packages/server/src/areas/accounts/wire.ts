/** The columns that merchants and carriers share, as rows have them. */
export interface AccountRow {
  id: string;
  name: string;
  country: string;
  currency: string;
  status: 'Active' | 'Inactive';
  created_at: Date;
  notification_email: string | null;
  support_email: string | null;
  billing_email: string | null;
  commercial_email: string | null;
}

/** Fields are left out when there is nothing to say, never null. */
export const present = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });

export const accountWire = (row: AccountRow) => ({
  _id: row.id,
  name: row.name,
  country: row.country,
  currency: row.currency,
  status: row.status,
  createdDate: row.created_at.toISOString(),
  ...present('notificationEmail', row.notification_email),
  ...present('supportEmail', row.support_email),
  ...present('billingEmail', row.billing_email),
  ...present('commercialEmail', row.commercial_email),
});
