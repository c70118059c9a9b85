import type { Package } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { LinkPreview } from './link-preview.tsx';
import { PackageFields } from './package-fields.tsx';
import { type Form, packageFormSchema, type Values } from './package-form-schema.ts';

function formOf(record?: Package): Form {
  const {
    name = '',
    amount = '',
    callbackUrl = '',
    country = '',
    currency = '',
    serviceId = '',
  } = record ?? {};
  const { minimumAmount = '', maximumAmount = '', expiryDate = '' } = record?.link ?? {};
  const { enabled = true, openAmount = false } = record?.link ?? {};
  return {
    name,
    amount,
    callbackUrl,
    country,
    currency,
    serviceId,
    link: { enabled, openAmount, minimumAmount, maximumAmount, expiryDate },
  };
}

/** True when the app runs on localhost: http addresses are then allowed, as on the server in development. */
const isLocal = () => ['localhost', '127.0.0.1'].includes(window.location.hostname);

function Editor({ edited }: { edited?: Versioned<Package> }) {
  const record = edited?.record;
  const navigate = useNavigate();
  const schema = packageFormSchema({ allowLocalHttp: import.meta.env.DEV || isLocal() });
  const save = useSave<Package, Form, Values, unknown>({
    invalidates: 'packages',
    schema,
    edited,
    formOf,
    save: (values, options) =>
      record ? api.packages.update(record._id, values, options) : api.packages.create(values),
  });
  const submit = async (values: Values) => {
    await save(values);
    await navigate({ to: '/packages' });
  };
  return (
    <FormScreen
      title={record ? { name: record.name } : 'Create Package'}
      {...{ initial: formOf(record), schema, submit }}
      cancel="/packages"
      beside={<LinkPreview merchantName={record?.merchantName} />}
      draft={`packages.${record?._id ?? 'new'}`}
    >
      <PackageFields record={record} />
    </FormScreen>
  );
}

/**
 * The API's `retrieve`, typed to return the full record. The server returns fewer fields to some callers, but the route guard does
 * not let them open this form.
 */
const packageApi = {
  retrieve: api.packages.retrieve.bind(api.packages),
} as unknown as Parameters<typeof editQuery<Package>>[2];

export function PackageForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery<Package>('packages', id, packageApi)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
