import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { countryOf } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { choiceQuery } from '../../kit/forms/pickers/choice-queries.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { linkStateOf, linkStates } from './link-state.ts';
import type { Form } from './package-form-schema.ts';

const input = {
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  minHeight: '11',
  px: '3',
  bg: 'bg.panel',
} as const;

/** Says why the link cannot be used, if it cannot. */
function Unusable({ values }: { values: Form }) {
  const { t } = useTexts();
  const { expiryDate, ...link } = values.link;
  const state = linkStateOf(
    {
      link: { enabled: link.enabled, openAmount: link.openAmount, ...(expiryDate && { expiryDate }) },
      active: true,
      country: values.country as never,
    },
    new Date(),
  );
  const { reason } = linkStates[state];
  if (!reason) return null;
  return (
    <Text textStyle="xs" color="fg.warning">
      {t(reason)}
    </Text>
  );
}

function Amount({ values }: { values: Form }) {
  const { t } = useTexts();
  const { amount, currency, link } = values;
  if (!link.openAmount)
    return (
      <Text textStyle="2xl" fontWeight="semibold">
        <MoneyCell value={/^\d+$/.test(amount) ? amount : '0'} currency={currency || 'EGP'} />
      </Text>
    );
  return (
    <Stack gap="1">
      <Text textStyle="xs">{t('Amount')}</Text>
      <HStack {...input} justify="space-between">
        <span className="figure">{amount}</span>
        <span className="meta">{currency || 'EGP'}</span>
      </HStack>
    </Stack>
  );
}

/** A preview of the page that customers see, with the form's values. */
export function LinkPreview({ merchantName }: { merchantName: string | undefined }) {
  const { t } = useTexts();
  const values = useFormValues<Form>();
  const service = useQuery(choiceQuery('service', merchantName === undefined ? values.serviceId : ''));
  const code = countryOf(values.country)?.callingCode ?? '20';
  return (
    <Stack as="section" aria-label={t('Preview')} gap="2">
      <Text textStyle="xs" color="fg.muted">
        {t('What customers see')}
      </Text>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.subtle" p="5">
        <Stack gap="4" maxWidth="320px" mx="auto" aria-hidden>
          <Text fontWeight="semibold">{t('Review your order')}</Text>
          <Stack gap="0.5">
            <bdi>{values.name || '…'}</bdi>
            <Text textStyle="xs" color="fg.muted">
              <bdi>{merchantName ?? service.data?.detail ?? ''}</bdi>
            </Text>
          </Stack>
          <Amount values={values} />
          <Stack gap="1">
            <Text textStyle="xs">{t('Mobile number')}</Text>
            <HStack {...input} dir="ltr">
              <span className="figure">+{code}</span>
            </HStack>
          </Stack>
          <HStack
            justify="center"
            minHeight="11"
            borderRadius="l2"
            colorPalette="brand"
            bg="colorPalette.solid"
            color="colorPalette.contrast"
            fontWeight="medium"
          >
            {t('Continue')}
          </HStack>
        </Stack>
      </Box>
      <Unusable values={values} />
    </Stack>
  );
}
