import { Plus } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { type CreationPath, creations } from './creations.ts';
import { refusalOf } from './refusal-of.ts';
import { useNeeds } from './use-needs.ts';
import { useSession } from './use-session.ts';

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
  const { operation } = creations[to];
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
