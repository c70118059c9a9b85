import { Stack } from '@chakra-ui/react/stack';
import { blacklistSchema, type BlacklistForm as Form } from '@daftar/domain';
import type { BlacklistEntry } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { fieldsOf } from '../../kit/forms/fields/fields-of.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';

const field = fieldsOf<Form>();
const EXAMPLE = 'MSISDN (923xxxxxxx)';
const formOf = (entry?: BlacklistEntry): Form => ({ msisdn: entry?.msisdn ?? '' });

/** What a number on the list cannot do. */
function BlockedUses() {
  const { t } = useTexts();
  return (
    <FormSection title="What is blocked">
      <Stack as="ul" gap="2" paddingInlineStart="4" listStyleType="disc" textStyle="sm">
        <li>{t('Checkouts and payment links that this number starts')}</li>
        <li>{t('Payouts to this number')}</li>
        <li>{t('At every merchant, in any spelling of the number')}</li>
      </Stack>
    </FormSection>
  );
}

function Editor({ edited }: { edited?: Versioned<BlacklistEntry> }) {
  const entry = edited?.record;
  const navigate = useNavigate();
  const save = useSave<BlacklistEntry, Form, Form, unknown>({
    invalidates: 'blacklists',
    schema: blacklistSchema,
    edited,
    formOf,
    // The form does not contain the creation date and the version.
    save: (values, options) =>
      entry
        ? api.blacklists.update(entry._id, { ...values, _id: entry._id }, options)
        : api.blacklists.create(values),
  });
  const submit = async (values: Form) => {
    await save(values);
    await navigate({ to: '/blacklists' });
  };
  return (
    <FormScreen
      title={entry ? { name: entry.msisdn } : 'Create Blacklist'}
      {...{ initial: formOf(entry), schema: blacklistSchema, submit }}
      cancel="/blacklists"
      draft={`blacklists.${entry?._id ?? 'new'}`}
      beside={<BlockedUses />}
    >
      <FormSection title="Number">
        <field.Text
          name="msisdn"
          label="MSISDN"
          type="tel"
          required
          maxLength={40}
          placeholder={EXAMPLE}
          hint="With its country’s calling code."
        />
      </FormSection>
    </FormScreen>
  );
}

export function BlacklistForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('blacklists', id, api.blacklists)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
