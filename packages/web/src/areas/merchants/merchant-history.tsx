import { RecordHistory } from '../../kit/features/history/record-history.tsx';
import { MerchantScreen } from './merchant-screen.tsx';

export function MerchantHistory() {
  return (
    <MerchantScreen>
      {({ _id, country, currency }) => <RecordHistory kind="merchant" id={_id} {...{ country, currency }} />}
    </MerchantScreen>
  );
}
