import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { MerchantDetail } from '@daftar/sdk';
import { Wallet } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RecordColumns } from '../../kit/lists/grid/record-columns.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { MerchantScreen } from './merchant-screen.tsx';

/** The merchant's balance. The server sends it to the merchant's own users only if `showBalance` is set. */
function Balance({ merchant: { _id, accountBalance, currency, showBalance } }: { merchant: MerchantDetail }) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const disabledReason = useNeeds().toOpen('addMerchantBalance');
  if (accountBalance === undefined) return null;
  return (
    <FormSection title="Account Balance">
      <Text textStyle="2xl" fontWeight="semibold">
        <MoneyCell value={accountBalance} currency={currency} />
      </Text>
      <HStack wrap="wrap" gap="3">
        {platformOwner && (
          <LinkButton
            to={`/merchants/account-balance/${_id}`}
            label="Add Account Balance"
            icon={<Wallet size={14} aria-hidden />}
            disabledReason={disabledReason}
            size="xs"
          />
        )}
        {!showBalance && <span className="meta">{t('Hidden from the merchant’s own users.')}</span>}
      </HStack>
    </FormSection>
  );
}

function Account({ merchant }: { merchant: MerchantDetail }) {
  const { word } = useTexts();
  return (
    <FormSection title="Account">
      <Facts>
        <Fact label="Country">{word(merchant.country)}</Fact>
        <Fact label="Currency">
          <bdi>{merchant.currency}</bdi>
        </Fact>
        <Fact label="Created Date">
          <DateCell value={merchant.createdDate} country={merchant.country} />
        </Fact>
        <Fact label="ID">
          <IdCell value={merchant._id} tabIndex={0} />
        </Fact>
        <Fact label="Account code">
          <IdCell value={merchant.sid} tabIndex={0} />
        </Fact>
      </Facts>
    </FormSection>
  );
}

function EmailLink({ value }: { value: string | undefined }) {
  if (!value) return <span className="muted">–</span>;
  return (
    <a className="link" href={`mailto:${value}`}>
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}

export function MerchantOverview() {
  const { word } = useTexts();
  return (
    <MerchantScreen>
      {(merchant) => (
        <RecordColumns>
          <Balance merchant={merchant} />
          <Account merchant={merchant} />
          <FormSection title="Emails">
            <Facts>
              <Fact label="Notification Email">
                <EmailLink value={merchant.notificationEmail} />
              </Fact>
              <Fact label="Language of emails">{word(merchant.emailLanguage ?? 'English')}</Fact>
              <Fact label="Support Email">
                <EmailLink value={merchant.supportEmail} />
              </Fact>
              <Fact label="Billing Email">
                <EmailLink value={merchant.billingEmail} />
              </Fact>
              <Fact label="Commercial Email">
                <EmailLink value={merchant.commercialEmail} />
              </Fact>
            </Facts>
          </FormSection>
        </RecordColumns>
      )}
    </MerchantScreen>
  );
}
