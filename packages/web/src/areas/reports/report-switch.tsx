import { type ReportType, reportDefaults } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TabBar } from '../../kit/parts/tab-bar.tsx';

const names: Readonly<Record<ReportType, Text>> = {
  'transaction-report': 'Transactions',
  'settlement-report': 'Settlement',
  'billing-report': 'Billing',
};

/** Tabs of the report types. The links carry only the type, so that each report starts with its own defaults. */
export function ReportSwitch({ type }: { type: ReportType }) {
  const { t } = useTexts();
  return (
    <TabBar label={t('Report type')}>
      {(Object.keys(reportDefaults) as ReportType[]).map((one) => (
        <Link
          key={one}
          to="/reports"
          search={{ type: one }}
          aria-current={one === type ? 'page' : undefined}
          activeProps={{}}
        >
          {t(names[one])}
        </Link>
      ))}
    </TabBar>
  );
}
