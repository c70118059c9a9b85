import { times } from '@daftar/domain';
import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Copies a text and shows a check mark for one second. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLocale();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), times.copied);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => writeClipboard(text).then(setCopied);
  return (
    <Button look="quiet" onClick={copy}>
      {copied ? <Icon name="check" size={16} /> : <Icon name="copy" size={16} />}
      <span aria-live="polite">{copied ? t('Copied') : t('Copy')}</span>
    </Button>
  );
}

/** Copies with a text selection, if the page must not use the clipboard API. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
