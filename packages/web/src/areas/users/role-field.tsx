import { needsAccount, type UserForm } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { choicesQuery } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { problemText } from '../../kit/records/problem.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const field = fieldsOf<UserForm>();

type Props = {
  /** The user's account; for a new user, the caller's. */
  accountId: string;
  /** The user's current role: shown even to callers who may not list roles. */
  current: User['role'] | undefined;
};

/** Returns what must be chosen before the account, and with it its roles, is known; undefined when it is known. */
function useMissingChoice(): Text | undefined {
  const { userType, userTypeId } = useFormValues<UserForm>();
  const { platformOwner } = useSession();
  if (!platformOwner) return undefined;
  if (userType === '') return 'Choose the user type first.';
  return needsAccount(userType) && userTypeId === '' ? 'Choose the account first.' : undefined;
}

/** Leads to the form of a new role of the account, which leads back here; what is typed here is kept. */
function CreateRole({ userType, userTypeId }: Pick<UserForm, 'userType' | 'userTypeId'>) {
  const { t } = useTexts();
  const back = useLocation({ select: ({ pathname }) => pathname });
  const account = needsAccount(userType) ? { userType, userTypeId } : {};
  return (
    <Link
      to="/roles/form/$id"
      params={{ id: 'new' }}
      search={{ ...account, back }}
      className="link"
      style={{ justifySelf: 'start' }}
    >
      {t('Create a role for this account')}
    </Link>
  );
}

/** Chooses one of the account's roles; shows a note when the caller may not list roles or the account has none. */
export function RoleField({ accountId, current }: Props) {
  const { userType, userTypeId, roleId } = useFormValues<UserForm>();
  const { can } = useSession();
  const needs = useNeeds();
  const { t, say } = useTexts();
  const missing = useMissingChoice();
  const canChoose = can('listRoles') && missing === undefined;
  const filter = { userTypeId: (needsAccount(userType) && userTypeId) || accountId };
  const first = useQuery({ ...choicesQuery('role', '', filter), enabled: canChoose });
  const present = roleId === current?._id ? current : undefined;
  const emptyNote =
    first.data?.length === 0 && !present ? t('This account has no roles yet: create one first.') : '';
  const note = missing ? t(missing) : first.error ? say(problemText(first.error)) : emptyNote;
  return (
    <>
      <field.Record
        key={filter.userTypeId}
        name="roleId"
        label="Role"
        kind="role"
        required
        filter={filter}
        knownName={present?.name}
        disabled={!canChoose}
        note={needs.toOpen('listRoles') ?? note}
        isFact={missing !== undefined}
      />
      {canChoose && can('addRole') && <CreateRole {...{ userType, userTypeId }} />}
    </>
  );
}
