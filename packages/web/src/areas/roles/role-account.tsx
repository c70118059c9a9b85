import { useAccountNames } from '../../session/account-names.ts';

/** Name of the account that a role belongs to. */
export function RoleAccount({ userTypeId }: { userTypeId: string }) {
  const nameOf = useAccountNames();
  return (
    <span className="cell-text" dir="auto">
      {nameOf(userTypeId)}
    </span>
  );
}
