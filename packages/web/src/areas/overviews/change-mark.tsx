import { Flex } from '@chakra-ui/react/flex';
import { Stat } from '@chakra-ui/react/stat';
import { useTexts } from '../../i18n/use-texts.ts';
import { changeInPercent } from './period-before.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  /** The figure of the previous period: undefined while it loads, null if that period has none, as a rate without payments. */
  readonly before: number | null | undefined;
  readonly now: number;
  readonly texts: FigureTexts;
  /** Whether the figure is itself a percentage; its change is then told in percentage points. */
  readonly isRate?: boolean;
  /** Whether an increase is bad, as with failures. */
  readonly lessIsBetter?: boolean;
};

/** The change of a figure since the previous period. */
export function ChangeMark({ before, now, texts, isRate = false, lessIsBetter = false }: Props) {
  const { t } = useTexts();
  if (before === undefined) return null;
  if (before === null) return <>{t('nothing before')}</>;
  const change = isRate ? now - before : changeInPercent(before, now);
  if (change === undefined) return <>{now === 0 ? t('as before') : t('nothing before')}</>;
  if (Math.abs(change) < 0.05) return <>{t('as before')}</>;
  const isGood = change > 0 !== lessIsBetter;
  return (
    <>
      <Flex as="span" align="center" color={isGood ? 'green.fg' : 'red.fg'} fontWeight="medium">
        {change > 0 ? <Stat.UpIndicator color="inherit" /> : <Stat.DownIndicator color="inherit" />}
        <bdi>
          {isRate
            ? t('{{count}} percentage points', { count: texts.points(change) })
            : texts.percent(Math.abs(change))}
        </bdi>
      </Flex>
      {t('from the period before')}
    </>
  );
}
