import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { Clipboard } from '@chakra-ui/react/clipboard';
import { times } from '@daftar/domain';
import { Check, Copy } from 'lucide-react';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = Pick<ButtonProps, 'variant'> & {
  /** The text that is copied. */
  readonly value: string;
  /** A name for the text, in the user's language. */
  readonly name: Shown;
};

/** A button that copies a text and confirms it for a moment. */
export function CopyButton({ value, name, variant }: Props) {
  const { t } = useTexts();
  return (
    <Clipboard.Root value={value} timeout={times.copied}>
      <Clipboard.Trigger asChild>
        <Button size="xs" variant={variant} aria-label={`${t('Copy')} ${name}`}>
          <Clipboard.Indicator copied={<Check aria-hidden />}>
            <Copy aria-hidden />
          </Clipboard.Indicator>
          <Clipboard.Indicator aria-live="polite" copied={t('Copied')}>
            {t('Copy')}
          </Clipboard.Indicator>
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  );
}
