import type { NewApiKey } from '@daftar/sdk';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { zoneOf } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { EditKeyForm } from './edit-key-form.tsx';
import { NamedKeyRow } from './named-key-row.tsx';
import { NewKeyForm } from './new-key-form.tsx';

const queries = resourceQueries('merchant-keys', {
  list: (query: { userTypeId: string; limit: number } | undefined, options) =>
    api.apiKeys.list(query, options),
  retrieve: () => Promise.resolve(undefined),
});

/** Shows the newest 100 keys. A merchant has at most 50 active ones; with more than 100 in all, the oldest are not shown. */
const SHOWN = 100;

/** A merchant's named keys with their scopes and last use. Users can create, edit, rotate and revoke them. */
export function NamedKeys({ id, country }: { id: string; country: string }) {
  const { t } = useTexts();
  const [made, setMade] = useState<NewApiKey>();
  /** The key whose form is open; 'new' for the form of a new key. */
  const [edited, setEdited] = useState<string>();
  const timeZone = zoneOf(country);
  const close = () => setEdited(undefined);
  const disabledReason = useNeeds().toChange('addApiKey');
  return (
    <FormSection title="Keys of programs" hint="Each may do what its scopes say, for this merchant only.">
      {made && (
        <>
          <Banner tone="caution">{t('Copy it now: it will not be shown again.')}</Banner>
          <CopyLine value={made.secret} label={{ name: made.key.name }} />
        </>
      )}
      <LoadedPart query={queries.list({ userTypeId: id, limit: SHOWN })}>
        {({ data }) => (
          <PlainTable label="Named keys" columns={['Name', 'Status', 'Scopes', 'Last used', 'Actions']}>
            {data.map((key) => (
              <NamedKeyRow
                key={key._id}
                {...{ apiKey: key, country }}
                edit={() => setEdited(key._id)}
                onNewSecret={setMade}
              />
            ))}
          </PlainTable>
        )}
      </LoadedPart>
      {edited === 'new' && <NewKeyForm userTypeId={id} {...{ timeZone, close }} onMade={setMade} />}
      {edited !== undefined && edited !== 'new' && (
        <EditKeyForm key={edited} id={edited} {...{ country, close }} />
      )}
      {edited === undefined && (
        <span>
          <ActionButton label="Make a key" disabledReason={disabledReason} run={() => setEdited('new')} />
        </span>
      )}
    </FormSection>
  );
}
