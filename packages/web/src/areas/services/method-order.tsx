import { IconButton } from '@chakra-ui/react/button';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { paymentMethodLabels } from '@daftar/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { moved } from './embed-options.ts';

type Props = {
  readonly methods: readonly string[];
  readonly change: (methods: readonly string[]) => void;
};

const labelOf = (method: string): string =>
  paymentMethodLabels[method as keyof typeof paymentMethodLabels] ?? method;

/** Changes the order in which the checkout offers the methods; absent if there are fewer than two. */
export function MethodOrder({ methods, change }: Props) {
  const { t, word } = useTexts();
  if (methods.length < 2) return null;
  return (
    <Fieldset.Root size="sm">
      <Fieldset.Legend textStyle="sm">{t('Order of the payment methods')}</Fieldset.Legend>
      <Stack as="ol" gap="1" listStyleType="none">
        {methods.map((method, index) => {
          const name = word(labelOf(method));
          return (
            <HStack
              as="li"
              key={method}
              justify="space-between"
              borderWidth="1px"
              borderRadius="l2"
              ps="3"
              pe="1"
              py="1"
            >
              <Text as="span">{name}</Text>
              <HStack as="span" gap="1">
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={`${t('Move up')}: ${name}`}
                  disabled={index === 0}
                  onClick={() => change(moved(methods, method, -1))}
                >
                  <ArrowUp aria-hidden size={16} />
                </IconButton>
                <IconButton
                  size="xs"
                  variant="ghost"
                  aria-label={`${t('Move down')}: ${name}`}
                  disabled={index === methods.length - 1}
                  onClick={() => change(moved(methods, method, 1))}
                >
                  <ArrowDown aria-hidden size={16} />
                </IconButton>
              </HStack>
            </HStack>
          );
        })}
      </Stack>
    </Fieldset.Root>
  );
}
