import { type RoleForm as Form, type RoleValues, roleSchema } from '@daftar/domain';
import type { Role } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { api } from '../../session/api.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { roleQueries } from './role-queries.ts';

const field = fieldsOf<Form>();

function formOf(role?: Role): Form {
  const { name = '', description = '', permissions = {} } = role ?? {};
  return { name, description, permissions };
}

function Editor({ role }: { role?: Role }) {
  const navigate = useNavigate();
  const save = useChange(['roles', 'session'], (values: RoleValues) =>
    role ? api.roles.update(role._id, values) : api.roles.create(values),
  );
  return (
    <FormScreen
      title={role ? role.name : 'Create Role'}
      initial={formOf(role)}
      schema={roleSchema}
      submit={async (values) => {
        await save.mutateAsync(values);
        await navigate({ to: '/roles' });
      }}
      cancel="/roles"
      draft={`roles.${role?._id ?? 'new'}`}
    >
      <FormSection title="Role">
        <field.Text name="name" label="Name" required maxLength={60} />
        <field.TextArea name="description" label="Description" />
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
