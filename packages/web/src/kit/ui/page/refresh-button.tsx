import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { RotateCw } from 'lucide-react';
import { homeZone } from '../../../i18n/home-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { zoneName } from '../cells/zone-name.ts';

type Props = {
  /** When the rows were loaded, in milliseconds since 1970; 0 before that. */
  readAt: number;
  timeZone: string;
  busy: boolean;
  /** Whether the last reload failed, so that the rows are older than the attempt. */
  failed: boolean;
  refresh: () => void;
};

/** Shows when the rows were loaded, with a button that reloads them. */
export function RefreshButton({ readAt, timeZone, busy, failed, refresh }: Props) {
  const { t, digits } = useTexts();
  const time = readAt > 0 ? digits(format(readAt, 'HH:mm', { in: tz(timeZone) })) : undefined;
  // Names the list's time zone if it differs from the user's.
  const place = timeZone === homeZone() ? '' : ` ${digits(zoneName(readAt, timeZone))}`;
  const asOf = time && t('as of {{time}}', { time: `${time}${place}` });
  return (
    <HStack as="span" className="no-print" gap="1" minHeight="8" ms={{ base: '-2', md: '1' }} textStyle="xs">
      {asOf && (
        <Box asChild color="fg.muted" fontVariantNumeric="tabular-nums" hideBelow="md">
          <time dateTime={new Date(readAt).toISOString()} data-hint={timeZone}>
            {asOf}
          </time>
        </Box>
      )}
      {failed && readAt > 0 && (
        <Box as="span" role="status" color="fg.error">
          {t('Could not refresh')}
        </Box>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        color="fg.muted"
        aria-label={t('Refresh')}
        data-hint={asOf ? `${t('Refresh')} · ${asOf}` : t('Refresh')}
        aria-disabled={busy}
        onClick={() => !busy && refresh()}
      >
        <RotateCw aria-hidden />
      </IconButton>
    </HStack>
  );
}
