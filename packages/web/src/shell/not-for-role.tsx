import type { Caller } from '@daftar/domain';
import { useTexts } from '../i18n/use-texts.ts';
import { Empty } from '../kit/parts/empty.tsx';
import { PageHeader } from '../kit/parts/page-header.tsx';
import { awayFromPart } from '../session/turned-away.ts';
import { redirectReason } from './redirect-reason.ts';

type Props = { readonly caller: Caller; readonly role: string; readonly pathname: string };

/** Replaces a page that the viewed role may not open, and names the missing permission. */
export default function NotForRole({ caller, role, pathname }: Props) {
  const texts = useTexts();
  const away = awayFromPart(pathname, caller);
  return (
    <div className="page">
      <PageHeader title="Not for this role" />
      <Empty
        text={
          away
            ? redirectReason(texts, { ...away, role })
            : texts.t('{{role}} does not open this page.', { role })
        }
      />
    </div>
  );
}
