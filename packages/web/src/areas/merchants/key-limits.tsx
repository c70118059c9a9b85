import { Field } from '@chakra-ui/react/field';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { useTexts } from '../../i18n/use-texts.ts';

type Props = {
  readonly addresses: string;
  readonly setAddresses: (text: string) => void;
  readonly end: string;
  readonly setEnd: (day: string) => void;
};

/** From where and until when a key works; empty means anywhere and for ever. */
export function KeyLimits({ addresses, setAddresses, end, setEnd }: Props) {
  const { t } = useTexts();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} gap="3">
      <Field.Root>
        <Field.Label>{t('Only from these addresses')}</Field.Label>
        <Textarea
          rows={2}
          dir="ltr"
          placeholder="203.0.113.0/24"
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        <Field.HelperText>{t('IP addresses or blocks, at most 20. Empty means anywhere.')}</Field.HelperText>
      </Field.Root>
      <Field.Root>
        <Field.Label>{t('Last day')}</Field.Label>
        <Input type="date" value={end} onChange={(event) => setEnd(event.target.value)} />
        <Field.HelperText>{t('Empty means for ever.')}</Field.HelperText>
      </Field.Root>
    </Grid>
  );
}
