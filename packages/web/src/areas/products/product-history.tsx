import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { productQueries } from './product-queries.ts';

export function ProductHistory() {
  return (
    <HistoryScreen
      kind="product"
      queryOf={productQueries.detail}
      title={({ name }) => ({ name })}
      aside={({ merchantName }) => <bdi>{merchantName}</bdi>}
      currency={({ currency }) => currency}
      back="/products"
    />
  );
}
