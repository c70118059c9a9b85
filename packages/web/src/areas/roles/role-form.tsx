import type { Role } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { editQuery, type Versioned } from '../../kit/bindings/edit-query.ts';
import { AccountFields } from '../../kit/fields/account-fields.tsx';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/page/form-section.tsx';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { type EditOptions, useSave } from '../../kit/screens/use-save.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { type NewRoleForm as Form, roleFormSchema, type NewRoleValues as Values } from './new-role.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { RoleAccount } from './role-account.tsx';
import { RoleSummary } from './role-summary.tsx';

const field = fieldsOf<Form>();

function formOf(role?: Role): Form {
  const { name = '', description = '', permissions = {}, userTypeId = '' } = role ?? {};
  return { name, description, permissions, userType: 'Admin', userTypeId };
}

/** Updates leave `userTypeId` out: the account of an existing role cannot change. */
const saveRole = (role: Role | undefined, { userTypeId, ...values }: Values, options: EditOptions) =>
  role
    ? api.roles.update(role._id, values, options)
    : api.roles.create(userTypeId === undefined ? values : { ...values, userTypeId });

function Editor({ edited }: { edited?: Versioned<Role> }) {
  const role = edited?.record;
  const navigate = useNavigate();
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
      {...{ initial: formOf(role), schema }}
      submit={async (values) => {
        await save(values);
        await navigate({ to: '/roles' });
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

export function RoleForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('roles', id, api.roles)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
