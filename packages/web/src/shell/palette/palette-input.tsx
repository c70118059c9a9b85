import { CloseButton } from '@chakra-ui/react/button';
import { CommandInput } from 'cmdk';
import { Search } from 'lucide-react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { overlays } from '../overlays.ts';

type Props = { value: string; change: (value: string) => void; label: Shown; busy: boolean };

/** The palette's text input, with a close button for devices without an Escape key. */
export function PaletteInput({ value, change, label, busy }: Props) {
  const { t } = useTexts();
  return (
    <div className="palette-head">
      <Search size={18} aria-hidden />
      <CommandInput
        value={value}
        onValueChange={change}
        placeholder={label}
        aria-label={label}
        maxLength={100}
      />
      <CloseButton size="xs" variant="ghost" aria-label={t('Close')} onClick={overlays.close} />
      <div className={busy ? 'progress-line on' : 'progress-line'} />
    </div>
  );
}
