import { Button } from '@chakra-ui/react/button';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/permissions/use-session.ts';

/** Links to the catalogue pages that have no menu entry. */
export function FurtherLinks() {
  const { t } = useTexts();
  const { can } = useSession();
  return (
    <>
      {can('listProducts') && (
        <Button asChild>
          <Link to="/products">{t('Products')}</Link>
        </Button>
      )}
      {can('listSubscriptions') && (
        <Button asChild>
          <Link to="/subscriptions">{t('Subscriptions')}</Link>
        </Button>
      )}
    </>
  );
}
