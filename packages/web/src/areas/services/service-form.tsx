import { type ServiceForm as Form, type ServiceValues, serviceSchema } from '@daftar/domain';
import type { ServiceDetail } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { fieldText } from '../../kit/forms/fields/field-text.ts';
import { FormScreen } from '../../kit/forms/screens/form-screen.tsx';
import { type EditOptions, useSave } from '../../kit/forms/screens/use-save.ts';
import { editQuery, type Versioned } from '../../kit/records/edit-query.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { ServiceFields } from './service-fields.tsx';
import { ShareEffect } from './share-effect.tsx';

/** Converts a package's prices to the form's texts. */
function pricesOf({ d, w, m, y, oneTime }: ServiceDetail['packages'][number]): Form['packages'][number] {
  return { d: fieldText(d), w: fieldText(w), m: fieldText(m), y: fieldText(y), oneTime: fieldText(oneTime) };
}

function formOf(service?: ServiceDetail): Form {
  const {
    country = '',
    serviceName = '',
    serviceProvider = '',
    serviceType = '',
    currency = '',
  } = service ?? {};
  const { operatorName = '', ccServiceName = '', subscriptionFrequency = '' } = service ?? {};
  const { notificationApi = '', tokenApi = '', clickIdApi = '', portalUrl = '' } = service ?? {};
  return {
    country,
    serviceName,
    serviceProvider,
    serviceType,
    currency,
    operatorName,
    ccServiceName,
    subscriptionFrequency,
    notificationApi,
    tokenApi,
    clickIdApi,
    portalUrl,
    merchant: service?.merchant._id ?? '',
    price: fieldText(service?.price),
    disbursementAmount: fieldText(service?.disbursementAmount),
    carrierShare: fieldText(service?.carrierShare ?? 0),
    merchantShare: fieldText(service?.merchantShare ?? 96),
    waleeShare: fieldText(service?.waleeShare ?? 4),
    paymentMethods: service?.paymentMethods ?? [],
    packages: service?.packages.map(pricesOf) ?? [],
    customFields: service?.customFields ?? [],
  };
}

function saveService(service: ServiceDetail | undefined, typed: ServiceValues, options: EditOptions) {
  // A package without any price was added but never filled in.
  const packages = typed.packages.filter((prices) => Object.keys(prices).length > 0);
  const values = { ...typed, packages };
  return service ? api.services.update(service._id, values, options) : api.services.create(values);
}

function Editor({ edited }: { edited?: Versioned<ServiceDetail> }) {
  const service = edited?.record;
  const navigate = useNavigate();
  const schema = serviceSchema({ allowLocalHttp: import.meta.env.DEV || isLocal() });
  const save = useSave<ServiceDetail, Form, ServiceValues, unknown>({
    invalidates: 'services',
    schema,
    edited,
    formOf,
    save: (values, options) => saveService(service, values, options),
  });
  const submit = async (values: ServiceValues) => {
    await save(values);
    await navigate({ to: '/services' });
  };
  return (
    <FormScreen
      title={service ? { name: service.serviceName } : 'Create Service'}
      {...{ initial: formOf(service), schema, submit }}
      cancel="/services"
      beside={<ShareEffect />}
      draft={`services.${service?._id ?? 'new'}`}
    >
      <ServiceFields currentName={service?.serviceName} merchantName={service?.merchant.name} />
    </FormScreen>
  );
}

/** True when the app runs on localhost: http addresses are then allowed, as on the server in development. */
function isLocal(): boolean {
  return ['localhost', '127.0.0.1'].includes(window.location.hostname);
}

export function ServiceForm() {
  const { id = 'new' } = useParams({ strict: false });
  if (id === 'new') return <Editor />;
  return (
    <Loaded alerts query={editQuery('services', id, api.services)}>
      {(edited) => <Editor edited={edited} />}
    </Loaded>
  );
}
