import type { Caller } from '@daftar/domain';
import { useTexts } from '../i18n/use-texts.ts';
import { Empty } from '../kit/ui/page/empty.tsx';
import { Page } from '../kit/ui/page/page.tsx';
import { PageHeader } from '../kit/ui/page/page-header.tsx';
import { redirectReasonForArea } from '../session/permissions/redirect-reason.ts';
import { redirectText } from './redirect-text.ts';

type Props = { readonly caller: Caller; readonly role: string; readonly pathname: string };

/** Replaces a page that the viewed role may not open, and names the missing permission. */
export default function NotForRole({ caller, role, pathname }: Props) {
  const texts = useTexts();
  const reason = redirectReasonForArea(pathname, caller);
  return (
    <Page>
      <PageHeader title="Not for this role" />
      <Empty
        text={
          reason
            ? redirectText(texts, { ...reason, role })
            : texts.t('{{role}} cannot open this page.', { role })
        }
      />
    </Page>
  );
}
