import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { payoutCountries } from '@daftar/domain';
import type { Payout } from '@daftar/sdk';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PayoutTypeName } from '../../kit/features/payouts/payout-type-name.tsx';
import { useChange } from '../../kit/records/resource-queries.ts';
import { showFailure } from '../../kit/records/show-failure.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { useSession } from '../../session/permissions/use-session.ts';

/** The masked national id. Users who may decide payouts can reveal it; the payout's history records who did. */
function NationalId({ payout: { _id, nationalId } }: { payout: Payout }) {
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

const countryOf = (code: Payout['countryCode']) =>
  payoutCountries.find(({ countryCode }) => countryCode === code)?.name;

function Beneficiary({ payout }: { payout: Payout }) {
  const { word } = useTexts();
  const { fullName, msisdn, beneficiaryEmail, bankName, bankNo } = payout;
  const country = countryOf(payout.countryCode);
  return (
    <>
      <Fact label="Full Name">
        <bdi>{fullName}</bdi>
      </Fact>
      <Fact label="MSISDN">
        <IdCell value={msisdn} tabIndex={0} />
      </Fact>
      <Fact label="National ID">
        <NationalId payout={payout} />
      </Fact>
      <Fact label="Email">
        <bdi>{beneficiaryEmail}</bdi>
      </Fact>
      <Fact label="Country">{country && word(country)}</Fact>
      <Fact label="Payout Type">
        <PayoutTypeName type={payout.payoutType} />
      </Fact>
      {payout.payoutType === 'BANK' && (
        <>
          <Fact label="Bank Name">{bankName && <bdi>{bankName}</bdi>}</Fact>
          <Fact label="Bank Account">{bankNo && <span className="mono ltr">{bankNo}</span>}</Fact>
        </>
      )}
    </>
  );
}

/** All fields of a payout. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const { status, createdBy, decidedBy, decisionReason } = payout;
  const person = (name: string | undefined) => name && <bdi>{name}</bdi>;
  return (
    <Facts>
      <Beneficiary payout={payout} />
      <Fact label="Merchant">
        <bdi>{payout.merchantName}</bdi>
      </Fact>
      <Fact label="Service ID">
        <IdCell value={payout.serviceId} tabIndex={0} />
      </Fact>
      <Fact label="Merchant Order ID">
        <IdCell value={payout.merchantOrderId} tabIndex={0} />
      </Fact>
      <Fact label="Requested by">{person(createdBy)}</Fact>
      {status !== 'Pending' && (
        <>
          <Fact label="Requested Date">
            <DateCell value={payout.createdDate} time />
          </Fact>
          <Fact label={status === 'Approved' ? 'Approved by' : 'Rejected by'}>{person(decidedBy)}</Fact>
        </>
      )}
      {decisionReason && (
        <Fact label="Reason" whole>
          <bdi>{decisionReason}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
