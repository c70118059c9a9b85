import { FormPair, FormSection } from '../parts/form-section.tsx';
import { TextField } from './text-field.tsx';

/** The four addresses of an account; all of them may stay empty. */
export function EmailFields() {
  return (
    <FormSection title="Emails" hint="All four are optional.">
      <FormPair>
        <TextField name="notificationEmail" label="Notification Email" type="email" />
        <TextField name="supportEmail" label="Support Email" type="email" />
      </FormPair>
      <FormPair>
        <TextField name="billingEmail" label="Billing Email" type="email" />
        <TextField name="commercialEmail" label="Commercial Email" type="email" />
      </FormPair>
    </FormSection>
  );
}
