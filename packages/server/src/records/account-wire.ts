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

type AccountWire = {
  _id: string;
  name: string;
  country: string;
  currency: string;
  status: AccountRow['status'];
  createdDate: string;
  notificationEmail?: string;
  supportEmail?: string;
  billingEmail?: string;
  commercialEmail?: string;
};

/** Field by field: a list makes hundreds of these a second, and four small objects for each would be most of its work. */
export function accountWire(row: AccountRow): AccountWire {
  const wire: AccountWire = {
    _id: row.id,
    name: row.name,
    country: row.country,
    currency: row.currency,
    status: row.status,
    createdDate: row.created_at.toISOString(),
  };
  if (row.notification_email !== null) wire.notificationEmail = row.notification_email;
  if (row.support_email !== null) wire.supportEmail = row.support_email;
  if (row.billing_email !== null) wire.billingEmail = row.billing_email;
  if (row.commercial_email !== null) wire.commercialEmail = row.commercial_email;
  return wire;
}
