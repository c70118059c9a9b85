import type { SettlementLine } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { FileSummary } from './file-summary.tsx';
import { useLineActions } from './line-actions.tsx';
import { lineColumns } from './line-columns.tsx';
import { linesOf } from './settlement-file-queries.ts';
import { verdictOptions } from './verdict-words.ts';

const reviews = [
  { value: 'open', label: 'Still open' },
  { value: 'reviewed', label: 'Looked at' },
] as const;

/** Page of a settlement file: its summary, and its rows with their verdicts. */
export function SettlementFilePage() {
  const { id = '' } = useParams({ strict: false });
  const { t } = useTexts();
  const rows = useCallback((query: Record<string, string | number>) => linesOf(id)(query), [id]);
  return (
    <ListScreen<SettlementLine>
      title="Settlement file"
      rows={rows}
      columns={lineColumns}
      rowId={({ line }) => String(line)}
      exportOf="settlementLines"
      options={{ actions: useLineActions() }}
      header={<FileSummary id={id} />}
      action={<BackLink otherwise="/settlement-files">{t('Back')}</BackLink>}
      filters={filtersAt<'/settlement-files/$id'>([
        select('verdict', 'Verdict', verdictOptions),
        select('review', 'Review', reviews),
      ])}
      empty="This file has no rows"
    />
  );
}
