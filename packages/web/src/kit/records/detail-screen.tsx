import type { ReactNode } from 'react';
import type { DisplayText } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { BackLink } from '../ui/page/back-link.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { recordWidth } from '../ui/page/record-width.ts';
import { Loaded } from './loaded.tsx';

export type DetailScreenProps<Record> = {
  readonly title: (record: Record) => DisplayText;
  readonly query: Parameters<typeof Loaded<Record>>[0]['query'];
  /** The target of Back if there is no previous page. */
  readonly back: string;
  readonly aside?: (record: Record) => ReactNode;
  readonly actions?: (record: Record) => ReactNode;
  /** The width of title and contents on wide screens. */
  readonly maxWidth?: string;
  readonly children: (record: Record) => ReactNode;
};

/** A page that shows one record: title, actions and contents. */
export function DetailScreen<Record>({
  title,
  query,
  back,
  aside,
  actions,
  maxWidth = recordWidth,
  children,
}: DetailScreenProps<Record>) {
  const { t } = useTexts();
  return (
    <Loaded query={query}>
      {(record) => (
        <Page maxWidth={maxWidth}>
          <PageHeader title={title(record)} aside={aside?.(record)}>
            {actions?.(record)}
            <BackLink otherwise={back}>{t('Back')}</BackLink>
          </PageHeader>
          {children(record)}
        </Page>
      )}
    </Loaded>
  );
}
