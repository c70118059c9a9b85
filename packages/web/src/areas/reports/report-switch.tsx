import { Flex } from '@chakra-ui/react/flex';
import { type ReportType, reportDefaults } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TabBar } from '../../kit/ui/page/tab-bar.tsx';

const names: Readonly<Record<ReportType, Text>> = {
  'transaction-report': 'Transactions',
  'settlement-report': 'Settlement',
  'billing-report': 'Billing',
};

/** Tabs of the report types, with the report's header beside them. The links carry only the type, so that each report starts with its own defaults. */
export function ReportSwitch({ type, children }: { type: ReportType; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Flex wrap="wrap" justify="space-between" align="center" gap="2">
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
        <Link to="/refunds">{t('Refunds')}</Link>
      </TabBar>
      {children}
    </Flex>
  );
}
