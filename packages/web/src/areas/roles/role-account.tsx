import { useAccountNames } from '../../session/account-names.ts';

/** Whose a role is, by name. */
export function RoleAccount({ userTypeId }: { userTypeId: string }) {
  const nameOf = useAccountNames();
  return (
    <span className="cell-text" dir="auto">
      {nameOf(userTypeId)}
    </span>
  );
}
