import { type ProfileForm, profileSchema } from '@daftar/domain';
import type { Profile } from '@daftar/sdk';
import { KeyRound } from 'lucide-react';
import { api } from '../../api/api.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { OwnAccess } from './own-access.tsx';

const field = fieldsOf<ProfileForm>();
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
        <field.Text name="name" label="Name" required autoComplete="name" maxLength={60} />
        <field.Text name="email" label="Email" type="email" required autoComplete="email" />
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
