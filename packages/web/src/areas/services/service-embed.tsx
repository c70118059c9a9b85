import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { countryOf } from '@daftar/domain';
import type { ServiceDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SandboxChip } from '../../kit/features/payments/sandbox-chip.tsx';
import { DetailScreen } from '../../kit/records/detail-screen.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { CodeBlock } from '../../kit/ui/parts/code-block.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { choicesFor, type EmbedChoices } from './embed-options.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { EmbedSettings } from './embed-settings.tsx';
import {
  type EmbedTarget,
  type IntegrationMethod,
  pageSnippets,
  policySnippet,
  serverSnippet,
} from './embed-snippets.ts';
import { serviceQueries } from './service-queries.ts';

type Loader = { readonly path: string; readonly integrity: string };

const isLoader = (value: unknown): value is Loader =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'integrity' in value &&
  typeof value.integrity === 'string';

/** Reads path and hash of the loader's newest version; undefined until they are known, or if the server does not report them. */
function useLoader(): Loader | undefined {
  const [loader, setLoader] = useState<Loader>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const answer = await fetch('/loader.json', { signal: left.signal });
      const found: unknown = await answer.json();
      if (isLoader(found)) setLoader(found);
    };
    // On failure the code uses the newest loader, without a hash.
    read().catch(() => {});
    return () => left.abort();
  }, []);
  return loader;
}

const methodLabels: Readonly<Record<IntegrationMethod, Text>> = {
  html: 'HTML only',
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
    <HStack role="group" aria-label={t('Kind of code')} gap="1" wrap="wrap">
      {(Object.keys(methodLabels) as IntegrationMethod[]).map((one) => (
        <Button
          key={one}
          size="xs"
          variant={one === method ? 'subtle' : 'ghost'}
          colorPalette={one === method ? 'brand' : 'gray'}
          aria-pressed={one === method}
          onClick={() => choose(one)}
        >
          {t(methodLabels[one])}
        </Button>
      ))}
    </HStack>
  );
}

function PageSection({ embed }: { embed: EmbedTarget }) {
  const [method, setMethod] = useState<IntegrationMethod>('html');
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

function ServerSection({ embed }: { embed: EmbedTarget }) {
  const server = serverSnippet(embed);
  return (
    <>
      <FormSection title="Service">
        <CopyLine value={embed.service.serviceId} label="Service ID" />
      </FormSection>
      <FormSection
        title="Checkout address"
        hint="Where customers pay: the code below loads the checkout from there."
      >
        <CopyLine value={embed.checkout} label="Checkout address" />
      </FormSection>
      <FormSection
        title="On the server"
        hint="The secret key stays in the server’s environment: it never goes into a page or an app."
      >
        <CodeBlock name="npm" code={'npm install @daftar/sdk\n'} />
        <CodeBlock name={server.name} code={server.code} />
      </FormSection>
    </>
  );
}

function Embed({ service }: { service: ServiceDetail }) {
  const { t } = useTexts();
  const checkout = new URL(useSession().checkoutUrl).origin;
  const currency = service.currency ?? countryOf(service.country)?.currency ?? 'USD';
  const { serviceId, paymentMethods } = service;
  const [choices, setChoices] = useState<EmbedChoices>(() => choicesFor(paymentMethods));
  const set = (part: Partial<EmbedChoices>) => setChoices((now) => ({ ...now, ...part }));
  const embed: EmbedTarget = {
    service: { serviceId, currency, paymentMethods },
    api: window.location.origin,
    checkout,
    choices,
    loader: useLoader(),
  };
  return (
    <Stack gap="5">
      {!service.status && (
        <Banner tone="caution">{t('This service is suspended: its checkout shows an error.')}</Banner>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' }}
        alignItems="start"
        gap="5"
      >
        <Stack gap="5" minWidth="0">
          <EmbedSettings {...{ choices, set }} />
          <PageSection embed={embed} />
          <ServerSection embed={embed} />
        </Stack>
        <Box position={{ lg: 'sticky' }} top={{ lg: '20' }} order={{ base: -1, lg: 0 }} minWidth="0">
          <FormSection title="Preview">
            <EmbedPreview {...{ checkout, serviceId, choices }} />
          </FormSection>
        </Box>
      </Grid>
    </Stack>
  );
}

/** Page that shows a service's checkout as a shop would embed it, with settings and the code for them. */
export function ServiceEmbed() {
  const { t } = useTexts();
  const { id = '' } = useParams({ strict: false });
  return (
    <DetailScreen
      // The code and the preview need more width than a record.
      maxWidth="1720px"
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
