import { Button } from '@chakra-ui/react/button';
import { Check, Copy } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCopy } from '../cells/use-copy.ts';
import './copy-line.css';

/** A full value, for example an API key, with a copy button. */
export function CopyLine({ value, label }: { value: string; label: string }) {
  const { t, foreign } = useTexts();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <div className="copy-line">
      <code className="mono ltr">{value}</code>
      <Button size="xs" aria-label={`${t('Copy')} ${foreign(label)}`} onClick={() => copy(value)}>
        <Icon size={14} aria-hidden />
        {copied ? t('Copied') : t('Copy')}
      </Button>
    </div>
  );
}
