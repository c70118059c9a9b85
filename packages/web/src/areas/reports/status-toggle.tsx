import { chakra } from '@chakra-ui/react/styled-system';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';

type Props = {
  readonly status: string;
  /** Whether nobody has set the status: it is neither of the two, and a click sets it to Success. */
  readonly unset?: boolean;
  /** Why the status cannot be changed, in the user's language; undefined when it can. */
  readonly reason?: Shown | undefined;
  readonly busy: boolean;
  readonly toggle: () => void;
};

/** Returns the status that a click changes to: Failed for Success, otherwise Success. */
export const otherStatus = (status: string): 'Success' | 'Failed' =>
  status === 'Success' ? 'Failed' : 'Success';

/** A status pill that changes on click. When it cannot change it stays focusable and gives the reason. */
export function StatusToggle({ status, unset = false, reason, busy, toggle }: Props) {
  const { t, word } = useTexts();
  const action = t('Change to {{status}}', { status: word(otherStatus(status)) });
  const name = unset ? t('Not marked') : word(status);
  const isOff = reason !== undefined || busy;
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      rounded="full"
      cursor={reason === undefined ? 'pointer' : 'not-allowed'}
      tabIndex={-1}
      title={reason ?? action}
      aria-label={`${name}. ${reason ?? action}`}
      aria-disabled={isOff}
      _hover={reason === undefined ? { boxShadow: 'inset 0 0 0 1px currentcolor' } : {}}
      onClick={() => {
        if (!isOff) toggle();
      }}
    >
      {unset ? <span className="pill quiet">{name}</span> : <StatusPill status={status} />}
    </chakra.button>
  );
}
