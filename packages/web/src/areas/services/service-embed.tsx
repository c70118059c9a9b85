import { HStack, Stack } from '@chakra-ui/react/stack';
import { countryOf } from '@daftar/domain';
import type { ServiceDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { Banner } from '../../kit/parts/banner.tsx';
import { CodeBlock } from '../../kit/parts/code-block.tsx';
import { CopyLine } from '../../kit/parts/copy-line.tsx';
import { FormSection } from '../../kit/parts/form-section.tsx';
import { SandboxChip } from '../../kit/parts/sandbox-chip.tsx';
import { DetailScreen } from '../../kit/screens/detail-screen.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import {
  type EmbedTarget,
  type IntegrationMethod,
  pageSnippets,
  policySnippet,
  serverSnippet,
} from './embed-snippets.ts';
import { serviceQueries } from './service-queries.ts';

const methodLabels: Readonly<Record<IntegrationMethod, Text>> = {
  script: 'Script tag',
  npm: 'npm',
  react: 'React',
  hosted: 'Hosted page',
};

function MethodSwitch({
  method,
  choose,
}: {
  method: IntegrationMethod;
  choose: (method: IntegrationMethod) => void;
}) {
  const { t } = useTexts();
  return (
    <fieldset className="presets">
      <legend className="visually-hidden">{t('How the checkout is shown')}</legend>
      {(Object.keys(methodLabels) as IntegrationMethod[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === method} onClick={() => choose(one)}>
          {t(methodLabels[one])}
        </button>
      ))}
    </fieldset>
  );
}

function PageSection({ embed }: { embed: EmbedTarget }) {
  const [method, setMethod] = useState<IntegrationMethod>('script');
  return (
    <FormSection
      title="In the page"
      hint="The page only informs the customer. Treat an order as paid when the signed webhook arrives."
    >
      <MethodSwitch method={method} choose={setMethod} />
      {pageSnippets(method, embed).map(({ name, code }) => (
        <CodeBlock key={name} name={name} code={code} />
      ))}
      {method !== 'hosted' && <CodeBlock name={policySnippet(embed).name} code={policySnippet(embed).code} />}
    </FormSection>
  );
}

function Embed({ service }: { service: ServiceDetail }) {
  const { t } = useTexts();
  const checkout = new URL(useSession().checkoutUrl).origin;
  const currency = service.currency ?? countryOf(service.country)?.currency ?? 'USD';
  const embed: EmbedTarget = {
    service: { serviceId: service.serviceId, currency },
    api: window.location.origin,
    checkout,
  };
  const server = serverSnippet(embed);
  return (
    <Stack gap="5" maxWidth="960px">
      {!service.status && (
        <Banner tone="caution">{t('This service is suspended: its checkout shows an error.')}</Banner>
      )}
      <FormSection title="Service">
        <CopyLine value={service.serviceId} label="Service ID" />
      </FormSection>
      <FormSection
        title="Checkout address"
        hint="Where customers pay: the code below loads the checkout from there."
      >
        <CopyLine value={checkout} label="Checkout address" />
      </FormSection>
      <FormSection
        title="On the server"
        hint="The secret key stays in the server’s environment: it never goes into a page or an app."
      >
        <CodeBlock name="npm" code={'npm install @daftar/sdk\n'} />
        <CodeBlock name={server.name} code={server.code} />
      </FormSection>
      <PageSection embed={embed} />
    </Stack>
  );
}

/** Page with the code that embeds a service's checkout in a shop. */
export function ServiceEmbed() {
  const { t } = useTexts();
  const { id = '' } = useParams({ strict: false });
  return (
    <DetailScreen
      title={({ serviceName }) => ({ name: serviceName })}
      query={serviceQueries.detail(id)}
      back="/services"
      aside={({ status }) => (
        <HStack as="span" gap="2" wrap="wrap">
          {t('Embed code')}
          <StatusPill status={status ? 'Active' : 'Suspended'} />
          <SandboxChip />
        </HStack>
      )}
    >
      {(service) => <Embed service={service} />}
    </DetailScreen>
  );
}
