import type { SettlementDetail } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { Timeline } from '../../kit/features/history/timeline.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';

/** Shows who created a settlement, the reasons given for an overlap or a deviation, and its history. */
export function SettlementReasons({ record }: { record: SettlementDetail }) {
  const { t } = useTexts();
  const { createdBy, overrideReason, differenceReason, history } = record;
  return (
    <FormSection title="History">
      <p className="meta">
        {t('Created by')} {createdBy}
      </p>
      {overrideReason && (
        <p>
          <span className="muted">{t('Overlaps because:')}</span> {overrideReason}
        </p>
      )}
      {differenceReason && (
        <p>
          <span className="muted">{t('Differs because:')}</span> {differenceReason}
        </p>
      )}
      <Timeline entries={history} country={record.country} currency={record.localCurrency} />
    </FormSection>
  );
}
