import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { helpers } from './helpers.ts';

/** Lists what the call centre does not offer yet, and the pages where staff can look up a caller's questions meanwhile. */
export function CallCenter() {
  const { t } = useTexts();
  const { can, platformOwner } = useSession();
  const { routesByPath } = useRouter();
  const offered = helpers.filter(
    ({ to, need, ownerOnly }) =>
      (to.split('?', 1)[0] ?? '') in routesByPath && can(need) && (platformOwner || !ownerOnly),
  );
  return (
    <Page>
      <PageHeader title="Callcenter" />
      <Stack gap="5" maxWidth="800px">
        <Text color="fg.muted">
          {t('Calls are not taken here yet. These pages answer what callers usually ask:')}
        </Text>
        <Grid templateColumns="repeat(auto-fit, minmax(min(300px, 100%), 1fr))" gap="3">
          {offered.map(({ to, icon: Icon, title, text }) => (
            <Card.Root key={to} asChild size="sm" _hover={{ bg: 'bg.muted' }}>
              <Link to={to as '/reports'}>
                <Card.Body gap="1.5">
                  <Text as="span" fontWeight="semibold" display="flex" alignItems="center" gap="2.5">
                    <Icon size={17} aria-hidden />
                    {t(title)}
                    <Text as="span" ms="auto" color="fg.subtle" _rtl={{ transform: 'scaleX(-1)' }}>
                      <ArrowRight size={15} aria-hidden />
                    </Text>
                  </Text>
                  <Text color="fg.muted" textStyle="grid">
                    {t(text)}
                  </Text>
                </Card.Body>
              </Link>
            </Card.Root>
          ))}
        </Grid>
        {offered.length === 0 && (
          <Text>{t('Your role opens none of them. Ask your administrator for access to reports.')}</Text>
        )}
        <Text textStyle="xs" color="fg.muted">
          {t('An order, reference or mobile number is found fastest with the search at the top.')}
        </Text>
      </Stack>
    </Page>
  );
}
