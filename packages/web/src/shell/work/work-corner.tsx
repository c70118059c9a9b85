import { Button, CloseButton } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Link } from '@chakra-ui/react/link';
import { Progress } from '@chakra-ui/react/progress';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { Global } from '@emotion/react';
import { ChevronDown, CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { type LongWork, works } from '../../session/work/long-work.ts';
import { foldedCorner } from './folded-corner.ts';

const icons = {
  running: <Spinner size="sm" color="fg.muted" />,
  done: <CircleCheck size={17} color="var(--chakra-colors-green-fg)" aria-hidden />,
  failed: <CircleAlert size={17} color="var(--chakra-colors-red-fg)" aria-hidden />,
};

function WorkProgress({ work }: { work: LongWork }) {
  const { say } = useTexts();
  return (
    <Progress.Root
      value={work.progress ?? null}
      max={1}
      size="xs"
      colorPalette="brand"
      mt="2"
      aria-label={say(work.title)}
    >
      <Progress.Track aria-label={say(work.title)}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function Outcome({ work }: { work: LongWork }) {
  const { t, say } = useTexts();
  const meta = { textStyle: 'xs', color: 'fg.muted' } as const;
  if (work.state === 'failed')
    return (
      <Text {...meta} role="alert">
        {say(work.failure ?? 'Something went wrong')}
      </Text>
    );
  if (!work.link) return <Text {...meta}>{work.note ?? t('Done')}</Text>;
  return (
    <>
      {work.note && <Text {...meta}>{work.note}</Text>}
      <Link
        href={work.link.href}
        download={work.link.download}
        colorPalette="brand"
        textStyle="grid"
        minH="6"
      >
        <Download size={14} aria-hidden />
        {t('Download')}
      </Link>
    </>
  );
}

function WorkView({ work }: { work: LongWork }) {
  const { t, say } = useTexts();
  const title = say(work.title);
  return (
    <Flex as="li" data-work={work.state} align="start" gap="2.5" py="3" px="3.5">
      {icons[work.state]}
      <Flex direction="column" flex="1" minW="0">
        <Text textStyle="grid" fontWeight="medium">
          {title}
        </Text>
        {work.state === 'running' ? <WorkProgress work={work} /> : <Outcome work={work} />}
      </Flex>
      {work.state === 'running' && work.stop && (
        <Button size="2xs" variant="ghost" aria-label={`${t('Stop')}: ${title}`} onClick={work.stop}>
          {t('Stop')}
        </Button>
      )}
      {work.state !== 'running' && (
        <CloseButton
          size="2xs"
          variant="ghost"
          aria-label={`${t('Dismiss')}: ${title}`}
          onClick={() => works.actions.dismiss(work.id)}
        />
      )}
    </Flex>
  );
}

/**
 * Styles while tasks are shown: focused elements do not scroll below the corner, and a form's footer does not float above the
 * corner. On the page of an approval file, whose buttons (`decision-footer`) always stay in view, the corner has its own space at
 * the end: a corner that floats above them covers them near the end of the page.
 */
const pageStyles = {
  html: { scrollPaddingBlockEnd: 'calc(40dvh + 24px)' },
  '[data-part=form-footer]': { position: 'static' },
  ':root:has([data-part=decision-footer]) [data-part=work-corner]': { position: 'static' },
} as const;

type FoldProps = { readonly list: readonly LongWork[]; readonly fold: (folded: boolean) => void };

/** The folded corner: a small button with the number of tasks, which covers little of the page. */
function FoldedCorner({ list, fold }: FoldProps) {
  const { t, digits } = useTexts();
  const state = (['running', 'failed'] as const).find((one) => list.some((work) => work.state === one));
  const label = t('Show the work ({{number}})', { number: digits(String(list.length)) });
  return (
    <Button
      size="xs"
      variant="outline"
      bg="bg.overlay"
      aria-expanded={false}
      aria-label={label}
      data-hint={label}
      onClick={() => fold(false)}
    >
      {icons[state ?? 'done']}
      {digits(String(list.length))}
    </Button>
  );
}

function OpenCorner({ list, fold }: FoldProps) {
  const { t } = useTexts();
  return (
    <>
      <Flex justify="flex-end" position="sticky" insetBlockStart="0" bg="bg.overlay" px="2" pt="2">
        <Button size="2xs" variant="ghost" aria-expanded onClick={() => fold(true)}>
          <ChevronDown aria-hidden />
          {t('Fold')}
        </Button>
      </Flex>
      <Flex as="ul" direction="column" divideY="1px">
        {list.map((work) => (
          <WorkView key={work.id} work={work} />
        ))}
      </Flex>
    </>
  );
}

/** The list of background tasks with their progress, then their outcome. The user may fold it to a small button. */
export default function WorkCorner({ list }: { list: readonly LongWork[] }) {
  const { t } = useTexts();
  const [isFolded, setFolded] = useState(foldedCorner.read);
  const fold = (next: boolean) => {
    foldedCorner.write(next);
    setFolded(next);
  };
  const Content = isFolded ? FoldedCorner : OpenCorner;
  return (
    <Card.Root
      as="section"
      className="no-print"
      data-part="work-corner"
      // Sticky rather than fixed: at the end of the page it has space of its own and covers nothing.
      position="sticky"
      insetBlockEnd="4"
      zIndex="docked"
      flex="none"
      width={isFolded ? 'auto' : 'min(340px, calc(100vw - 32px))'}
      maxHeight="40dvh"
      mb="4"
      ms="auto"
      me="4"
      overflowY="auto"
      bg="bg.overlay"
      boxShadow="lg"
      aria-label={t('Work in progress')}
      aria-live="polite"
    >
      <Global styles={pageStyles} />
      <Content list={list} fold={fold} />
    </Card.Root>
  );
}
