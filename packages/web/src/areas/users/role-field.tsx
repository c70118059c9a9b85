import { needsAccount, type UserForm } from '@daftar/domain';
import type { User } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/fields/fields-of.ts';
import { useFormValues } from '../../kit/form-state/use-form-values.ts';
import { problemText } from '../../kit/page/problem.tsx';
import { choicesQuery } from '../../kit/pickers/choice-queries.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';

const field = fieldsOf<UserForm>();

type Props = {
  /** The user's account; for a new user, the caller's. */
  accountId: string;
  /** The user's current role: shown even to callers who may not list roles. */
  current: User['role'] | undefined;
};

/** Chooses one of the account's roles; shows a note when the caller may not list roles or the account has none. */
export function RoleField({ accountId, current }: Props) {
  const { userType, userTypeId, roleId } = useFormValues<UserForm>();
  const { can } = useSession();
  const needs = useNeeds();
  const { t, say } = useTexts();
  const filter = { userTypeId: (needsAccount(userType) && userTypeId) || accountId };
  const first = useQuery({ ...choicesQuery('role', '', filter), enabled: can('listRoles') });
  const present = roleId === current?._id ? current : undefined;
  const emptyNote =
    first.data?.length === 0 && !present ? t('This account has no roles yet: create one first.') : undefined;
  return (
    <field.Record
      key={filter.userTypeId}
      name="roleId"
      label="Role"
      kind="role"
      required
      filter={filter}
      knownName={present?.name}
      disabled={!can('listRoles')}
      note={needs.toOpen('listRoles') ?? (first.error ? say(problemText(first.error)) : (emptyNote ?? ''))}
    />
  );
}
