import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Field } from '@chakra-ui/react/field';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OverlayProps } from '../../kit/overlays/lazy-overlay.tsx';
import { mostNumbers, numbersOf } from './numbers-of.ts';
import { useImport } from './use-import.ts';

type Props = OverlayProps & { readonly ids?: { readonly trigger: string } };

/** Asks for many numbers at once and blacklists them one after the other. */
export function ImportView(props: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const run = useImport();
  const { good, bad } = numbersOf(text);
  const isReady = good.length > 0 && good.length <= mostNumbers;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    props.onOpenChange({ open: false });
    setText('');
    void run(good);
  };
  return (
    <Dialog.Root {...props} placement="center" size="sm" lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <chakra.form display="contents" onSubmit={submit}>
              <Dialog.Header>
                <Dialog.Title>{t('Import numbers')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="grid" gap="3">
                <Field.Root>
                  <Field.Label>{t('Numbers')}</Field.Label>
                  <Textarea
                    dir="ltr"
                    rows={8}
                    maxLength={40_000}
                    fontVariantNumeric="tabular-nums"
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                  <Field.HelperText>
                    {t('One in a line, each with its country’s calling code.')}
                  </Field.HelperText>
                </Field.Root>
                <Text role="status" textStyle="xs" color="fg.muted" minHeight="4">
                  {text.trim() !== '' && t('Numbers found: {{count}}', { count: good.length })}
                </Text>
                {good.length > mostNumbers && (
                  <Text color="fg.error">
                    {t('Too many numbers for one import; it takes {{most}}.', { most: mostNumbers })}
                  </Text>
                )}
                {bad.length > 0 && (
                  <Text color="fg.error" overflowWrap="anywhere">
                    {t('Not numbers with a calling code:')} <bdi dir="ltr">{bad.slice(0, 5).join(', ')}</bdi>
                    {bad.length > 5 && '…'}
                  </Text>
                )}
              </Dialog.Body>
              <Dialog.Footer>
                <Button onClick={() => props.onOpenChange({ open: false })}>{t('Cancel')}</Button>
                <Button type="submit" variant="solid" disabled={!isReady}>
                  {t('Import')}
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
