import { Plus } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import type { RoutePath } from '../../kit/lists/state/route-search.ts';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { creationAt } from '../areas.ts';
import { refusalOf } from './refusal-of.ts';
import { useNeeds } from './use-needs.ts';
import { useSession } from './use-session.ts';

/** The paths of the forms that create a record: `/carriers/form/new` for the route `/carriers/form/$id`. */
type FormOf<Path> = Path extends `${infer Folder}/form/$id` ? `${Folder}/form/new` : never;
type CreationPath = FormOf<RoutePath>;

type Props = {
  readonly to: CreationPath;
  readonly label: Text;
  /** Search parameters of the form, for example the values with which it begins. */
  readonly search?: Readonly<Record<string, string>>;
};

/**
 * A link to a creation form. Without the permission it is a disabled button that names the permission; it is absent for
 * account types that can never create such records.
 */
export function AddLink({ to, label, search }: Props) {
  const { caller } = useSession();
  const { operation } = creationAt(to);
  const disabledReason = useNeeds().toOpen(operation);
  const refusal = refusalOf(operation, caller);
  if (refusal && !refusal.flag) return null;
  return (
    <LinkButton
      {...{ to, label, disabledReason }}
      {...(search && { search })}
      icon={<Plus size={16} aria-hidden />}
      variant="solid"
    />
  );
}
