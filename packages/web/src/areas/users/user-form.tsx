import { type UserForm as Form, type UserValues, userSchema } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountFields } from '../../kit/features/accounts/account-fields.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { type EditOptions, useSave } from '../../kit/forms/screens/use-save.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { useSetField } from '../../kit/forms/state/use-set-field.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { RoleField } from './role-field.tsx';

const field = fieldsOf<Form>();

export function userFormOf(user?: User): Form {
  const { name = '', userName = '', email = '', userType = '', userTypeId = '' } = user ?? {};
  return { name, userName, email, userType, userTypeId, password: '', roleId: user?.role?._id ?? '' };
}

function saveUser(user: User | undefined, values: UserValues, options: EditOptions): PromiseLike<User> {
  const { password = '', ...rest } = values;
  if (!user) return api.users.create({ ...rest, password });
  const { name, email, roleId } = rest;
  return api.users.update(user._id, { name, email, roleId }, options);
}

/** The user's account and role. Changing the account clears the role, because each account has its own roles. */
function Access({ user }: { user: User | undefined }) {
  const { platformOwner, caller } = useSession();
  const setField = useSetField<Form>();
  const { roleId } = useFormValues<Form>();
  // Does not touch an empty field, because that would show its error.
  const clearRole = () => {
    if (roleId !== '') setField('roleId', '');
  };
  return (
    <>
      {platformOwner && <AccountFields disabled={user !== undefined} changed={clearRole} />}
      <RoleField accountId={user?.userTypeId ?? caller.userTypeId ?? ''} current={user?.role} />
    </>
  );
}

/** The user's name, user name and email address, and the password of a new user. */
function Identity({ user }: { user: User | undefined }) {
  const { shortestPassword } = useSession();
  const { t } = useTexts();
  return (
    <FormSection title="User">
      <field.Text name="name" label="Name" required maxLength={60} />
      <field.Unique
        name="userName"
        label="User Name"
        required
        maxLength={60}
        disabled={user !== undefined}
        unique="userName"
        own={user?.userName}
      />
      {!user && (
        <field.Text
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="new-password"
          hint={t('A password has at least {{count}} characters', { count: shortestPassword })}
        />
      )}
      <field.Text name="email" label="Email" type="email" required />
    </FormSection>
  );
}

function Editor({ edited }: { edited?: Versioned<User> }) {
  const user = edited?.record;
  const navigate = useNavigate();
  const { platformOwner, shortestPassword } = useSession();
  const choosesAccount = platformOwner && !user;
  const schema = useMemo(
    () => userSchema({ creating: !user, choosesAccount, shortestPassword }),
    [user, choosesAccount, shortestPassword],
  );
  const save = useSave<User, Form, UserValues, User>({
    invalidates: 'users',
    schema,
    edited,
    formOf: userFormOf,
    save: (values, options) => saveUser(user, values, options),
  });
  return (
    <FormScreen
      title={user ? { name: user.name } : 'Create User'}
      {...{ initial: userFormOf(user), schema }}
      submit={async (values) => {
        await save(values);
        await navigate({ to: '/users' });
      }}
      cancel="/users"
      dismissProblem
      columns
      draft={`users.${user?._id ?? 'new'}`}
    >
      <Identity user={user} />
      <FormSection title="Access">
        <Access user={user} />
      </FormSection>
    </FormScreen>
  );
}

export function UserForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('users', id, api.users)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
