import { Card } from '@chakra-ui/react/card';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/page/empty.tsx';

/** Shown in place of charts when there are no figures in the period. */
export function NoFigures() {
  const { t } = useTexts();
  return (
    <Card.Root>
      <Empty text={t('Nothing happened in this period')}>
        <p className="meta">{t('Choose a longer period above.')}</p>
      </Empty>
    </Card.Root>
  );
}
