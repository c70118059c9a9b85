import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';

type Props = {
  readonly status: string;
  /** Why the status cannot be changed, in the user's language; undefined when it can. */
  readonly reason?: string | undefined;
  readonly busy: boolean;
  readonly toggle: () => void;
};

/** Returns the status that a click changes to: Failed for Success, otherwise Success. */
export const otherStatus = (status: string): 'Success' | 'Failed' =>
  status === 'Success' ? 'Failed' : 'Success';

/** A status pill that changes on click. When it cannot change it stays focusable and gives the reason. */
export function StatusToggle({ status, reason, busy, toggle }: Props) {
  const { t, foreign } = useTexts();
  const action = t('Change to {{status}}', { status: foreign(otherStatus(status)) });
  return (
    <button
      type="button"
      className="status-toggle"
      tabIndex={-1}
      title={reason ?? action}
      aria-label={`${foreign(status)}. ${reason ?? action}`}
      aria-disabled={reason !== undefined || busy}
      onClick={() => {
        if (reason === undefined && !busy) toggle();
      }}
    >
      <StatusPill status={status} />
    </button>
  );
}
