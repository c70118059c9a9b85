import type { Role } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { useMerge } from '../../kit/screens/use-merge.ts';
import { AccountFields } from '../../session/account-fields.tsx';
import { api } from '../../session/api.ts';
import { useSession } from '../../session/use-session.ts';
import { type NewRoleForm as Form, roleFormSchema, type NewRoleValues as Values } from './new-role.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { RoleAccount } from './role-account.tsx';
import { roleQueries } from './role-queries.ts';

const field = fieldsOf<Form>();

function formOf(role?: Role): Form {
  const { name = '', description = '', permissions = {}, userTypeId = '' } = role ?? {};
  return { name, description, permissions, userType: 'Admin', userTypeId };
}

/** Updates leave `userTypeId` out: the account of an existing role cannot change. */
const save = (role: Role | undefined, { userTypeId, ...values }: Values) =>
  role
    ? api.roles.update(role._id, values)
    : api.roles.create(userTypeId === undefined ? values : { ...values, userTypeId });

function Editor({ role }: { role?: Role }) {
  const navigate = useNavigate();
  const { platformOwner } = useSession();
  const saving = useChange(['roles', 'session'], (values: Values) => save(role, values));
  const choosesAccount = platformOwner && !role;
  const schema = roleFormSchema(choosesAccount);
  const initial = formOf(role);
  const again = role && (async () => formOf(await api.roles.retrieve(role._id)));
  const merge = useMerge<Form, Values>({ schema, initial, again });
  return (
    <FormScreen
      title={role ? role.name : 'Create Role'}
      aside={role && platformOwner && <RoleAccount userTypeId={role.userTypeId} />}
      {...{ initial, schema }}
      submit={async (values) => {
        await saving.mutateAsync(await merge(values));
        await navigate({ to: '/roles' });
      }}
      cancel="/roles"
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
    <Loaded alerts query={roleQueries.detail(id)}>
      {(role) => <Editor role={role} />}
    </Loaded>
  );
}
