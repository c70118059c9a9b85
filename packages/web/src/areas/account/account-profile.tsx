import { type ProfileForm, profileSchema } from '@daftar/domain';
import type { Profile } from '@daftar/sdk';
import { resourceQueries, useChange } from '../../kit/bindings/resource-queries.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { toast } from '../../kit/parts/toasts.ts';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';

const field = fieldsOf<ProfileForm>();
const profileQueries = resourceQueries('profile', {
  list: () => Promise.resolve(undefined),
  retrieve: (_id: string, options) => api.profile.retrieve(options),
});

function Editor({ profile }: { profile: Profile }) {
  const save = useChange('profile', (values: ProfileForm) => api.profile.update(values));
  const submit = async (values: ProfileForm) => {
    await save.mutateAsync(values);
    toast('Profile updated successfully');
  };
  return (
    <FormScreen
      key={`${profile.name} ${profile.email}`}
      title="Account Profile"
      aside={profile.userName}
      initial={{ name: profile.name, email: profile.email }}
      schema={profileSchema}
      submit={submit}
      dismissProblem
      draft="profile"
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
    <Loaded alerts query={profileQueries.detail('own')}>
      {(profile) => <Editor profile={profile} />}
    </Loaded>
  );
}
