import { IconButton } from '@chakra-ui/react/button';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DisabledReason } from './disabled-reason.tsx';

/** The print button among a list's tools. */
export function PrintButton({ disabledReason }: { disabledReason?: Shown | undefined }) {
  const { t } = useTexts();
  const reasonId = useId();
  return (
    <IconButton
      variant="ghost"
      size="xs"
      px="2"
      minW="8"
      color="fg.muted"
      aria-label={t('Print')}
      title={disabledReason === undefined ? t('Print') : undefined}
      data-hint={disabledReason}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason && reasonId}
      onClick={() => {
        if (disabledReason === undefined) window.print();
      }}
    >
      <Printer size={16} aria-hidden />
      <DisabledReason id={reasonId} disabledReason={disabledReason} hidden />
    </IconButton>
  );
}
