import { mayCall } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { heldBackText } from '../../session/held-back.ts';
import { useSession } from '../../session/use-session.ts';

/** Why the caller may not call an operation that changes a status, in their language; undefined when they may. */
export function useStatusRefusal(
  operation: 'updateBillingStatus' | 'updateTransactionStatus',
): string | undefined {
  const { caller, viewing } = useSession();
  const { t, foreign } = useTexts();
  if (viewing) return foreign(heldBackText);
  const decision = mayCall(operation, caller);
  if (decision.allowed) return undefined;
  return decision.reason === 'ownerOnly'
    ? t('Only {{provider}} can change this status')
    : t('Your role does not permit this');
}
