import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Link } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Checkout, createCheckout } from '@daftar/checkout-widget';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { displayOptions, type EmbedChoices } from './embed-options.ts';

type Props = { readonly checkout: string; readonly serviceId: string; readonly choices: EmbedChoices };

/** Id of a session that exists only for this preview. No API operation accepts it, so nothing can be paid. */
const sessionOf = (serviceId: string) => `preview_${serviceId}`;

/** The real checkout frame with the chosen options, in the chosen mode. */
export function EmbedPreview({ checkout, serviceId, choices }: Props) {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <Text textStyle="xs" color="fg.muted">
        {t('This is the real checkout with an example order. Nothing can be paid in it.')}
      </Text>
      {choices.mode === 'redirect' ? (
        <HostedLink {...{ checkout, serviceId, choices }} />
      ) : (
        <Frame key={choices.mode} {...{ checkout, serviceId, choices }} />
      )}
    </Stack>
  );
}

function HostedLink({ checkout, serviceId, choices }: Props) {
  const { t } = useTexts();
  const address = `${checkout}/hosted-checkout/eg/${sessionOf(serviceId)}?lang=${choices.locale || 'auto'}`;
  return (
    <Link href={address} target="_blank" rel="noreferrer" colorPalette="brand" variant="underline">
      {t('Open the hosted page')}
    </Link>
  );
}

function Frame({ checkout, serviceId, choices }: Props) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Checkout>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { mode } = choices;
  const display = displayOptions(choices);
  const latest = useRef(display);
  latest.current = display;

  useEffect(() => {
    const current = createCheckout({
      ...latest.current,
      session: sessionOf(serviceId),
      baseUrl: checkout,
      mode,
    });
    opened.current = current;
    setState('loading');
    current.on('ready', () => setState('ready'));
    current.on('error', (event) => {
      if (event.detail.code !== 'load_timeout') return;
      event.preventDefault();
      setState('failed');
    });
    if (mode === 'inline' && place.current) current.mount(place.current);
    return () => current.destroy();
  }, [checkout, serviceId, mode]);

  const sent = JSON.stringify(display);
  useEffect(() => opened.current?.update(latest.current), [sent]);

  if (state === 'failed') return <Banner tone="caution">{t('The preview did not load.')}</Banner>;
  if (mode === 'overlay')
    return (
      <Button alignSelf="start" onClick={() => opened.current?.mount()}>
        {t('Open the overlay')}
      </Button>
    );
  return <Place ref={place} loading={state === 'loading'} />;
}

/** The box that the frame is mounted in; grey until the frame shows the checkout. */
function Place({ ref, loading }: { ref: Ref<HTMLDivElement>; loading: boolean }) {
  return (
    <Box
      ref={ref}
      aria-busy={loading}
      bg={loading ? 'bg.subtle' : undefined}
      maxWidth="420px"
      width="full"
      minHeight="320px"
      borderRadius="l3"
      overflow="hidden"
    />
  );
}
