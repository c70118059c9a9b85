import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/ui/page/empty.tsx';

type Props = {
  /** The chosen currency. */
  readonly currency: string | undefined;
  /** A currency that has figures in the period, if any. */
  readonly other: string | undefined;
  readonly choose: (currency: string) => void;
};

/** Shown in place of charts when there are no figures in the period. Offers a currency that has some. */
export function NoFigures({ currency, other, choose }: Props) {
  const { t } = useTexts();
  if (currency && other)
    return (
      <Card.Root>
        <Empty text={t('Nothing happened in {{currency}} in this period', { currency })}>
          <Button onClick={() => choose(other)}>{t('Show {{currency}}', { currency: other })}</Button>
        </Empty>
      </Card.Root>
    );
  return (
    <Card.Root>
      <Empty text={t('Nothing happened in this period')}>
        <p className="meta">{t('Choose a longer period above.')}</p>
      </Empty>
    </Card.Root>
  );
}
