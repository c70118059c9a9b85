import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';

export function NotFound() {
  const { t } = useTexts();
  return (
    <Page>
      <PageHeader title="page not found" />
      <Empty text={t('There is no such page.')}>
        <Link to="/" className="link">
          {t('Go to the start')}
        </Link>
      </Empty>
    </Page>
  );
}
