import { TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';

const names = ['notificationEmail', 'supportEmail', 'billingEmail', 'commercialEmail'] as const;
/** The form values of the four addresses. */
export type EmailForm = Record<(typeof names)[number], string>;
type Emails = Partial<Record<(typeof names)[number], string | undefined>>;

/** Returns a record's four email addresses as form values; absent ones become ''. */
export function emailsOf(record: Emails = {}): EmailForm {
  const { notificationEmail = '', supportEmail = '', billingEmail = '', commercialEmail = '' } = record;
  return { notificationEmail, supportEmail, billingEmail, commercialEmail };
}

/** Fields for an account's four email addresses, all optional. */
export function EmailFields() {
  return (
    <FormSection title="Emails" hint="All four are optional.">
      <TextField name="notificationEmail" label="Notification Email" type="email" />
      <TextField name="supportEmail" label="Support Email" type="email" />
      <TextField name="billingEmail" label="Billing Email" type="email" />
      <TextField name="commercialEmail" label="Commercial Email" type="email" />
    </FormSection>
  );
}
