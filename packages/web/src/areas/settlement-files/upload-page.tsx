import { Grid } from '@chakra-ui/react/grid';
import { Text as Line } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Loaded } from '../../kit/records/loaded.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { NeededColumns } from './needed-columns.tsx';
import { settlementFileQueries } from './settlement-file-queries.ts';
import type { Shape } from './shape.ts';
import { UploadForm } from './upload-form.tsx';

function Contents({ shapes }: { shapes: readonly Shape[] }) {
  const { t } = useTexts();
  const only = shapes.length === 1 ? shapes[0]?.provider : undefined;
  const [provider, setProvider] = useState(only ?? '');
  return (
    <Page maxWidth="1128px">
      <PageHeader title="Upload a settlement file">
        <BackLink otherwise="/settlement-files">{t('Back')}</BackLink>
      </PageHeader>
      <Line color="fg.muted">
        {t(
          'The file’s rows are compared with the payments and refunds here. Refunds that are open or pending and that the file lists are booked; nothing else is changed.',
        )}
      </Line>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
        gap="5"
        alignItems="start"
      >
        <UploadForm shapes={shapes} provider={provider} choose={setProvider} />
        <NeededColumns shape={shapes.find((shape) => shape.provider === provider)} />
      </Grid>
    </Page>
  );
}

/** Upload of a provider's settlement file. */
export function SettlementUploadPage() {
  return <Loaded query={settlementFileQueries.shapes()}>{(shapes) => <Contents shapes={shapes} />}</Loaded>;
}
