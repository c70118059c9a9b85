import { type ChangePasswordForm, changePasswordSchema } from '@daftar/domain';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { OwnAccess } from './own-access.tsx';

const field = fieldsOf<ChangePasswordForm>();
const empty: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the user's own password. The form passes no `draft`, so that no password is stored in the browser. */
export function ChangePassword() {
  const [savedCount, setSavedCount] = useState(0);
  const { shortestPassword } = useSession();
  const { t } = useTexts();
  const schema = useMemo(() => changePasswordSchema(shortestPassword), [shortestPassword]);
  const change = useChange('profile', (values: ChangePasswordForm) => api.profile.changePassword(values));
  const submit = async (values: ChangePasswordForm) => {
    await change.mutateAsync(values);
    toast('Password updated successfully');
    setSavedCount(savedCount + 1);
  };
  return (
    <FormScreen
      key={savedCount}
      title="Change Password"
      initial={empty}
      schema={schema}
      submit={submit}
      dismissProblem
      beside={<OwnAccess />}
    >
      <FormSection title="Password" hint="Changing the password signs out your other sessions.">
        <field.Text
          name="currentPassword"
          label="Current Password"
          type="password"
          required
          autoComplete="current-password"
        />
        <field.Text
          name="newPassword"
          label="New Password"
          type="password"
          required
          hint={t('A password has at least {{count}} characters', { count: shortestPassword })}
          autoComplete="new-password"
        />
        <field.Text
          name="confirmPassword"
          label="Confirm Password"
          type="password"
          required
          autoComplete="new-password"
        />
      </FormSection>
    </FormScreen>
  );
}
