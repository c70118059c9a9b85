import type { ReportType } from '@daftar/domain';
import type { ReactNode } from 'react';
import { LastDays } from './last-days.tsx';
import { ReportHeader } from './report-header.tsx';
import { type ReportSearch, useReportSearch } from './use-report-search.ts';

type Props = {
  /** Whose defaults it starts with. */
  readonly type: ReportType;
  readonly flags?: boolean;
  /** Of what is asked for, the header that asks for it, and what leads on where nothing is found. */
  readonly children: (asked: ReportSearch, header: ReactNode, next: ReactNode) => ReactNode;
};

/** What is asked for, with the header that asks for it. */
export function AskedPeriod({ type, flags = false, children }: Props) {
  const { asked, ask } = useReportSearch(type);
  return children(
    asked,
    <ReportHeader key={type} asked={asked} ask={ask} flags={flags} />,
    <LastDays asked={asked} ask={ask} />,
  );
}
