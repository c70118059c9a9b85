import { DataList } from '@chakra-ui/react/data-list';
import { Text } from '@chakra-ui/react/text';
import type { Role } from '@daftar/sdk';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountFields } from '../../kit/features/accounts/account-fields.tsx';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { type EditOptions, useSave } from '../../kit/forms/screens/use-save.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { menuOf } from '../../session/permissions/menu.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { type NewRoleForm as Form, roleFormSchema, type NewRoleValues as Values } from './new-role.ts';
import { PermissionEditor } from './permission-editor.tsx';
import { permissionSections } from './permission-sections.ts';
import { RoleAccount } from './role-account.tsx';
import { roleQueries } from './role-queries.ts';

/** Returns the names of the pages in the menu of the role's users. */
function usePages(form: Form, account: string | undefined): readonly string[] {
  const { caller } = useSession();
  const userTypeId = form.userTypeId || account || caller.userTypeId;
  const { side, gear } = menuOf({ ...caller, userTypeId, permissions: form.permissions });
  return [...side, ...gear].map(({ label }) => label);
}

function Line({ label, names }: { label: string; names: readonly string[] }) {
  const { word } = useTexts();
  return (
    <DataList.Item gap="0.5">
      <DataList.ItemLabel textStyle="xs">{label}</DataList.ItemLabel>
      <DataList.ItemValue>{names.map(word).join(FACT_SEPARATOR)}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** Shows what the role permits while the user edits it: the pages in the menu, and the chosen permissions of each group. */
function RoleSummary({ account }: { account: string | undefined }) {
  const { t, word } = useTexts();
  const { caller, platformOwner } = useSession();
  const form = useFormValues<Form>();
  const pages = usePages(form, account);
  const groups = permissionSections(caller.permissions, platformOwner)
    .map(({ group, label, flags }) => ({
      label,
      chosen: flags.filter(({ flag }) => form.permissions[group]?.[flag] === true),
    }))
    .filter(({ chosen }) => chosen.length > 0);
  return (
    <FormSection title="What the role permits">
      {groups.length === 0 && <Text color="fg.muted">{t('No permission is granted yet.')}</Text>}
      {groups.length > 0 && (
        <DataList.Root orientation="vertical" gap="3" textStyle="grid">
          <Line label={t('Pages')} names={pages} />
          {groups.map(({ label, chosen }) => (
            <Line key={label} label={word(label)} names={chosen.map((one) => one.label)} />
          ))}
        </DataList.Root>
      )}
    </FormSection>
  );
}

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
