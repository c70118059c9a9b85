import {
  type ChangePasswordForm,
  changePasswordSchema,
  type ProfileForm,
  profileSchema,
} from '@daftar/domain';
import type { Profile } from '@daftar/sdk';
import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { ownPermissionsQuery, useSession } from '../../session/permissions/use-session.ts';

/** Shows what users cannot change about themselves: account, role and user name. `children` are shown below it. */
function OwnAccess({ children }: { children?: ReactNode }) {
  const { word } = useTexts();
  const { user, role, userType, userTypeName } = useSuspenseQuery(ownPermissionsQuery).data;
  return (
    <FormSection title="Your access">
      <Facts>
        <Fact label="User Name">
          <bdi>{user.userName}</bdi>
        </Fact>
        <Fact label="Role">{role && <bdi>{role.name}</bdi>}</Fact>
        <Fact label="User Type">{word(userType)}</Fact>
        <Fact label="Account">
          <bdi>{userTypeName}</bdi>
        </Fact>
      </Facts>
      {children}
    </FormSection>
  );
}

const profileField = fieldsOf<ProfileForm>();
const profileQuery = editQuery('profile', 'own', {
  retrieve: (_id, options) => api.profile.retrieve(options),
});

const access = (
  <OwnAccess>
    <div>
      <LinkButton
        to="/change-password"
        label="Change Password"
        icon={<KeyRound size={14} aria-hidden />}
        disabledReason={undefined}
        size="xs"
      />
    </div>
  </OwnAccess>
);

const formOf = ({ name = '', email = '' }: Partial<Profile> = {}): ProfileForm => ({ name, email });

function Editor({ edited }: { edited: Versioned<Profile> }) {
  const profile = edited.record;
  const save = useSave<Profile, ProfileForm, ProfileForm, Profile>({
    invalidates: 'profile',
    schema: profileSchema,
    edited,
    formOf,
    save: (values, options) => api.profile.update(values, options),
    done: () => 'Profile updated successfully',
  });
  const submit = async (values: ProfileForm) => {
    await save(values);
  };
  return (
    <FormScreen
      key={`${profile.name} ${profile.email}`}
      title="Account Profile"
      aside={profile.userName}
      initial={formOf(profile)}
      schema={profileSchema}
      submit={submit}
      dismissProblem
      draft="profile"
      beside={access}
    >
      <FormSection title="You">
        <profileField.Text name="name" label="Name" required autoComplete="name" maxLength={60} />
        <profileField.Text name="email" label="Email" type="email" required autoComplete="email" />
      </FormSection>
    </FormScreen>
  );
}

export function AccountProfile() {
  return (
    <Loaded alerts query={profileQuery}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}

const passwordField = fieldsOf<ChangePasswordForm>();
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
        <passwordField.Text
          name="currentPassword"
          label="Current Password"
          type="password"
          required
          autoComplete="current-password"
        />
        <passwordField.Text
          name="newPassword"
          label="New Password"
          type="password"
          required
          hint={t('A password has at least {{count}} characters', { count: shortestPassword })}
          autoComplete="new-password"
        />
        <passwordField.Text
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
