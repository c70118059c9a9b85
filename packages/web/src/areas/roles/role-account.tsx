import { useChoiceName } from '../../kit/forms/pickers/use-choice-names.ts';

/** Name of the account that a role belongs to. */
export function RoleAccount({ userTypeId }: { userTypeId: string }) {
  const name = useChoiceName('account', userTypeId);
  return (
    <span className="cell-text" dir="auto">
      {name}
    </span>
  );
}
