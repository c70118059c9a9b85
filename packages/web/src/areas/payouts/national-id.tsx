import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import type { Payout } from '@daftar/sdk';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { showFailure } from '../../kit/records/show-failure.ts';
import { useSession } from '../../session/permissions/use-session.ts';

/** The masked national id. Users who may decide payouts can reveal it; the payout's history records who did. */
export function NationalId({ payout: { _id, nationalId } }: { payout: Payout }) {
  const { t } = useTexts();
  const { can } = useSession();
  const [whole, setWhole] = useState<string>();
  const { mutateAsync, isPending } = useChange('payouts', () =>
    api.payouts.retrieve(_id, { reveal: 'nationalId' }),
  );
  const show = async () => {
    try {
      setWhole((await mutateAsync(undefined)).nationalId);
    } catch (error) {
      await showFailure({ title: 'Oops...', text: 'Something went wrong' }, error);
    }
  };
  const Icon = whole ? EyeOff : Eye;
  return (
    <HStack gap="1.5" wrap="wrap">
      <span className="mono ltr" data-part="national-id">
        {whole ?? nationalId}
      </span>
      {can('setPayoutStatus') && (
        <Button
          size="2xs"
          variant="ghost"
          aria-disabled={isPending}
          aria-pressed={whole !== undefined}
          data-hint={whole ? undefined : t('The history keeps who has read it.')}
          onClick={() => (whole ? setWhole(undefined) : void show())}
        >
          <Icon size={13} aria-hidden />
          {t(whole ? 'Hide' : 'Show')}
        </Button>
      )}
    </HStack>
  );
}
