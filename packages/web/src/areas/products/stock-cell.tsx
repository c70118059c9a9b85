import { HStack } from '@chakra-ui/react/stack';
import type { Product } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { NumberCell } from '../../kit/ui/cells/number-cell.tsx';
import { isStockLow } from './is-stock-low.ts';

/** The pieces in stock, and a mark when they are fewer than the merchant's threshold. */
export function StockCell({ attributes }: Pick<Product, 'attributes'>) {
  const { t } = useTexts();
  if (attributes.inventory === undefined) return <span className="muted">–</span>;
  return (
    <HStack as="span" gap="2" justify="end">
      {isStockLow(attributes) && <span className="pill caution">{t('Low stock')}</span>}
      <NumberCell value={attributes.inventory} />
    </HStack>
  );
}
