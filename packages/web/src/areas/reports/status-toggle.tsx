import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';

type Props = {
  readonly status: string;
  /** Why it cannot be changed, in the user's language; absent when it can. */
  readonly reason?: string | undefined;
  readonly busy: boolean;
  readonly toggle: () => void;
};

/** The other one of a report's two statuses: everything but Success becomes Success. */
export const otherStatus = (status: string): 'Success' | 'Failed' =>
  status === 'Success' ? 'Failed' : 'Success';

/** A status pill that a click changes; where it cannot be changed it stays in reach, and says why. */
export function StatusToggle({ status, reason, busy, toggle }: Props) {
  const { t, foreign } = useTexts();
  const does = t('Change to {{status}}', { status: foreign(otherStatus(status)) });
  return (
    <button
      type="button"
      className="status-toggle"
      tabIndex={-1}
      title={reason ?? does}
      aria-label={`${foreign(status)}. ${reason ?? does}`}
      aria-disabled={reason !== undefined || busy}
      onClick={() => {
        if (reason === undefined && !busy) toggle();
      }}
    >
      <StatusPill status={status} />
    </button>
  );
}
