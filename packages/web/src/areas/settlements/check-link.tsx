import { Link as ChakraLink } from '@chakra-ui/react/link';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/permissions/use-session.ts';

type Props = {
  readonly merchant: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly country: string;
  readonly currency: string;
};

/** Link to the three-way check of a merchant's period; hidden from users who may not see reports. */
export function CheckLink({ merchant, ...period }: Props) {
  const { t } = useTexts();
  const { can } = useSession();
  if (!can('reportReconciliation')) return null;
  return (
    <ChakraLink asChild colorPalette="brand" color="brand.fg" justifySelf="start" gap="1.5">
      <Link to="/reconciliation/$merchant" params={{ merchant }} search={period}>
        <Scale size={15} aria-hidden />
        {t('Three-way check')}
      </Link>
    </ChakraLink>
  );
}
