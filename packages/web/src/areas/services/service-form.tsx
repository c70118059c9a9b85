import { type ServiceForm as Form, type ServiceValues, serviceSchema } from '@daftar/domain';
import type { ServiceDetail, ServicePage } from '@daftar/sdk';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { FormScreen } from '../../kit/screens/form-screen.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { useMerge } from '../../kit/screens/use-merge.ts';
import { api } from '../../session/api.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceQueries } from './service-queries.ts';

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** Converts a package's prices to the form's texts. */
function pricesOf({ d, w, m, y, oneTime }: ServiceDetail['packages'][number]): Form['packages'][number] {
  return { d: text(d), w: text(w), m: text(m), y: text(y), oneTime: text(oneTime) };
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
    ...{ country, serviceName, serviceProvider, serviceType, currency, operatorName, ccServiceName },
    ...{ subscriptionFrequency, notificationApi, tokenApi, clickIdApi, portalUrl },
    merchant: service?.merchant._id ?? '',
    price: text(service?.price),
    disbursementAmount: text(service?.disbursementAmount),
    carrierShare: text(service?.carrierShare ?? 0),
    merchantShare: text(service?.merchantShare ?? 96),
    waleeShare: text(service?.waleeShare ?? 4),
    paymentMethods: service?.paymentMethods ?? [],
    packages: service?.packages.map(pricesOf) ?? [],
    customFields: service?.customFields ?? [],
  };
}

type EditorProps = { service?: ServiceDetail; choices: ServicePage };

function Editor({ service, choices }: EditorProps) {
  const navigate = useNavigate();
  const save = useChange('services', (values: ServiceValues) =>
    service ? api.services.update(service._id, values) : api.services.create(values),
  );
  const schema = serviceSchema({ allowLocalHttp: import.meta.env.DEV || isLocal() });
  const initial = formOf(service);
  const again = service && (async () => formOf(await api.services.retrieve(service._id)));
  const merge = useMerge<Form, ServiceValues>({ schema, initial, again });
  const submit = async (typed: ServiceValues) => {
    const values = await merge(typed);
    // A package without any price was added but never filled in.
    const packages = values.packages.filter((prices) => Object.keys(prices).length > 0);
    await save.mutateAsync({ ...values, packages });
    await navigate({ to: '/services' });
  };
  return (
    <FormScreen
      title={service ? service.serviceName : 'Create Service'}
      {...{ initial, schema, submit }}
      cancel="/services"
      draft={`services.${service?._id ?? 'new'}`}
    >
      <ServiceFields choices={choices} currentName={service?.serviceName} />
    </FormScreen>
  );
}

/** True when the app runs on localhost: http addresses are then allowed, as on the server in development. */
function isLocal(): boolean {
  return ['localhost', '127.0.0.1'].includes(window.location.hostname);
}

export function ServiceForm() {
  const { id = 'new' } = useParams({ strict: false });
  return (
    <Loaded alerts query={serviceQueries.list({ limit: 1 })}>
      {(choices) =>
        id === 'new' ? (
          <Editor choices={choices} />
        ) : (
          <Loaded alerts query={serviceQueries.detail(id)}>
            {(service) => <Editor service={service} choices={choices} />}
          </Loaded>
        )
      }
    </Loaded>
  );
}
