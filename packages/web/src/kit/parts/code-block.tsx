import { Button } from '@chakra-ui/react/button';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCopy } from '../cells/use-copy.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './code-block.css';
import './scroll-edges.css';

type Props = {
  readonly code: string;
  readonly label: string;
  /** The text to copy, if it differs from the displayed code, which may be reformatted. */
  readonly exact?: string;
};

/** A block of code with a copy button. */
export function CodeBlock({ code, label, exact = code }: Props) {
  const { t, foreign } = useTexts();
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  const name = foreign(label);
  const box = useRef<HTMLPreElement>(null);
  useScrollEdges(box);
  return (
    <figure className="code-block" aria-label={name}>
      <header>
        <span className="meta">
          <bdi>{name}</bdi>
        </span>
        <Button size="xs" variant="ghost" aria-label={`${t('Copy')} ${name}`} onClick={() => copy(exact)}>
          <Icon size={14} aria-hidden />
          <span aria-live="polite">{copied ? t('Copied') : t('Copy')}</span>
        </Button>
      </header>
      <div className="edges" dir="ltr">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
        <pre ref={box} className="mono" tabIndex={0}>
          <code>{code}</code>
        </pre>
      </div>
    </figure>
  );
}
