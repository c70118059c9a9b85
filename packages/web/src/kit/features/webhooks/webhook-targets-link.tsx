import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/use-texts.ts';

/** A link from an empty list of webhooks to the services, which define webhook URLs; optionally those of one merchant. */
export function WebhookTargetsLink({ merchant }: { merchant?: string }) {
  const { t } = useTexts();
  return (
    <Link to="/services" search={merchant === undefined ? {} : { userTypeId: merchant }} className="link">
      {t('Webhook addresses are set per service')}
    </Link>
  );
}
