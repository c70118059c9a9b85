import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';

/** From where no webhook was sent to where it is said where they go: the services, of one merchant or of all. */
export function WebhookTargetsLink({ merchant }: { merchant?: string }) {
  const { t } = useTexts();
  return (
    <Link to="/services" search={merchant === undefined ? {} : { userTypeId: merchant }} className="link">
      {t('Each service says where its webhooks go')}
    </Link>
  );
}
