import { useTexts } from '../../i18n/use-texts.ts';
import { useNeeds } from '../../session/use-needs.ts';
import { useSession } from '../../session/use-session.ts';

/** Returns why the caller may not change a report's statuses, in the user's language; undefined when allowed. */
export function useStatusRefusal(): string | undefined {
  const { platformOwner } = useSession();
  const { toChange } = useNeeds();
  const { t } = useTexts();
  return platformOwner ? toChange('Reports.addEditDelete') : t('Only {{provider}} can change this status');
}
