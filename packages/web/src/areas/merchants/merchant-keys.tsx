import { Grid } from '@chakra-ui/react/grid';
import { HStack } from '@chakra-ui/react/stack';
import { Text as Paragraph } from '@chakra-ui/react/text';
import type { MerchantKeys as Keys, NewMerchantKey } from '@daftar/sdk';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { resourceQueries, useChange } from '../../kit/records/resource-queries.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useScopeRefusal } from '../../session/permissions/use-scope-refusal.ts';
import { alertProblem } from './alert-problem.ts';
import { askOverlap } from './ask-overlap.ts';
import { MerchantScreen } from './merchant-screen.tsx';
import { NamedKeys } from './named-keys.tsx';
import { OldSecret } from './secret-hints.tsx';

const keyQueries = resourceQueries('merchant-keys', {
  list: () => Promise.resolve(undefined),
  retrieve: (id: string, options) => api.merchants.keys(id, options),
});

type Secret = Keys['secrets'][number];
type Kind = Secret['kind'];

function useRotation(id: string, kind: Kind, title: Text) {
  const [newKey, setNewKey] = useState<NewMerchantKey>();
  const change = useChange('merchant-keys', (overlapHours: number) =>
    api.merchants.rotateKey(id, { kind, overlapHours }),
  );
  const rotate = async () => {
    const overlapHours = await askOverlap(title);
    if (overlapHours === undefined) return;
    change.mutate(overlapHours, { onSuccess: setNewKey, onError: alertProblem });
  };
  return { newKey, rotate, busy: change.isPending };
}

function SecretSection({
  id,
  country,
  kind,
  title,
  hint,
  keys,
}: {
  id: string;
  country: string;
  kind: Kind;
  title: Text;
  hint: Text;
  keys: Keys;
}) {
  const { t } = useTexts();
  const { newKey, rotate, busy } = useRotation(id, kind, title);
  const [secret, old] = keys.secrets.filter((one) => one.kind === kind);
  const disabledReason = useNeeds().toChange('rotateMerchantKey');
  const scopeReason = useScopeRefusal()(secret?.scopes ?? []);
  return (
    <FormSection title={title} hint={hint}>
      {newKey ? (
        <>
          <Banner tone="caution">{t('Copy it now: it will not be shown again.')}</Banner>
          <CopyLine value={newKey.secret} label={title} />
        </>
      ) : (
        <Paragraph textStyle="mono" dir="ltr" textAlign={{ base: 'left', _rtl: 'right' }}>
          {secret ? `••••••••${secret.hint}` : '–'}
        </Paragraph>
      )}
      {old && <OldSecret hint={old.hint} end={old.expiresDate} country={country} />}
      <HStack justify="space-between" gap="3">
        <span className="meta">
          {secret && (
            <>
              {t('Created')} <DateCell value={secret.createdDate} country={country} />
            </>
          )}
        </span>
        <ActionButton
          label="Create a new secret"
          busy={busy}
          disabledReason={disabledReason ?? scopeReason}
          run={() => void rotate()}
        />
      </HStack>
    </FormSection>
  );
}

/** The first and the last section take up a whole line. */
const wholeLine = { '& > :is(:first-of-type, :last-of-type)': { gridColumn: '1 / -1' } };

/** A merchant's keys. The public key is visible; the secret keys can only be replaced. */
export function MerchantKeys() {
  return (
    <MerchantScreen>
      {({ _id: id, country }) => (
        <LoadedPart query={keyQueries.detail(id)}>
          {(keys) => (
            <Grid gap="5" templateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }} css={wholeLine}>
              <FormSection title="Public key" hint="May be read by anyone.">
                <CopyLine value={keys.publicKey} label="Public key" />
              </FormSection>
              <SecretSection
                id={id}
                country={country}
                kind="privateKey"
                title="Private key"
                hint="Authenticates the merchant’s server when it creates checkout sessions."
                keys={keys}
              />
              <SecretSection
                id={id}
                country={country}
                kind="token"
                title="Signing secret"
                hint="Signs webhooks and return addresses."
                keys={keys}
              />
              <NamedKeys id={id} country={country} />
            </Grid>
          )}
        </LoadedPart>
      )}
    </MerchantScreen>
  );
}
