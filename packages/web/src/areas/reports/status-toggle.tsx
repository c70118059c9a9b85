import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';

type Props = {
  readonly status: string;
  /** Whether nobody has set the status, so that it is only the initial one and looks neutral. */
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
  const name = unset ? `${word(status)}, ${t('not marked')}` : word(status);
  const isOff = reason !== undefined || busy;
  return (
    <HStack as="span" gap="1.5">
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
        {unset ? <span className="pill quiet">{word(status)}</span> : <StatusPill status={status} />}
      </chakra.button>
      {unset && (
        <Text as="span" textStyle="xs" color="fg.muted" aria-hidden>
          {t('not marked')}
        </Text>
      )}
    </HStack>
  );
}
