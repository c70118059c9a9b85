import type { Role } from '@daftar/sdk';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountFields } from '../../kit/features/accounts/account-fields.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { type EditOptions, useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { type NewRoleForm as Form, roleFormSchema, type NewRoleValues as Values } from './new-role.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { RoleAccount } from './role-account.tsx';
import { roleQueries } from './role-queries.ts';
import { RoleSummary } from './role-summary.tsx';

const field = fieldsOf<Form>();

/** Longest name of a role. */
const longestName = 50;

function formOf(role?: Role): Form {
  const { name = '', description = '', permissions = {}, userTypeId = '' } = role ?? {};
  return { name, description, permissions, userType: 'Admin', userTypeId };
}

/** Updates leave `userTypeId` out: the account of an existing role cannot change. */
const saveRole = (role: Role | undefined, { userTypeId, ...values }: Values, options: EditOptions) =>
  role
    ? api.roles.update(role._id, values, options)
    : api.roles.create(userTypeId === undefined ? values : { ...values, userTypeId });

type Start = Partial<Pick<Form, 'name' | 'description' | 'permissions' | 'userType' | 'userTypeId'>>;
type EditorProps = { readonly edited?: Versioned<Role> /** Values of a new role. */; readonly start?: Start };

function Editor({ edited, start = {} }: EditorProps) {
  const role = edited?.record;
  const navigate = useNavigate();
  const { back } = useSearch({ from: '/protected/roles/form/$id' });
  const { platformOwner } = useSession();
  const choosesAccount = platformOwner && !role;
  const schema = roleFormSchema(choosesAccount);
  const save = useSave<Role, Form, Values, Role>({
    invalidates: ['roles', 'session'],
    schema,
    edited,
    formOf,
    save: (values, options) => saveRole(role, values, options),
  });
  return (
    <FormScreen
      title={role ? { name: role.name } : 'Create Role'}
      aside={role && platformOwner && <RoleAccount userTypeId={role.userTypeId} />}
      {...{ initial: { ...formOf(role), ...start }, schema }}
      submit={async (values) => {
        await save(values);
        await navigate({ to: isUserForm(back) ? back : '/roles' });
      }}
      cancel="/roles"
      beside={<RoleSummary account={role?.userTypeId} />}
      draft={`roles.${role?._id ?? 'new'}`}
    >
      <FormSection title="Role">
        <field.Text name="name" label="Name" required maxLength={60} />
        <field.TextArea name="description" label="Description" />
        {choosesAccount && <AccountFields />}
      </FormSection>
      <FormSection title="Permissions">
        <PermissionEditor />
      </FormSection>
    </FormScreen>
  );
}

/** Forms that lead here for a role that does not exist yet. */
const isUserForm = (path: string | undefined): path is string => path?.startsWith('/users/form/') === true;

/** A new role with the description and the permissions of another one; the name must differ. */
function CopiedRole({ id }: { id: string }) {
  const { t } = useTexts();
  const { caller } = useSession();
  return (
    <Loaded alerts query={roleQueries.detail(id)}>
      {({ name, description, permissions, userTypeId }) => (
        <Editor
          start={{
            name: t('Copy of {{name}}', { name }).slice(0, longestName),
            description: description ?? '',
            permissions,
            // Whoever copies a role of another account chooses the copy's account: none is taken for granted.
            ...(userTypeId !== caller.userTypeId && { userType: '' }),
          }}
        />
      )}
    </Loaded>
  );
}

export function RoleForm() {
  const { id = 'new' } = useParams({ strict: false });
  const { copy, userType, userTypeId } = useSearch({ from: '/protected/roles/form/$id' });
  if (id === 'new' && copy) return <CopiedRole id={copy} />;
  if (id === 'new')
    return <Editor start={{ ...(userType && { userType }), ...(userTypeId && { userTypeId }) }} />;
  return (
    <Loaded alerts query={editQuery('roles', id, api.roles)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
