import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { FormEvent, ReactNode } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DialogFrame } from './dialog-frame.tsx';

type Props = Pick<Dialog.RootProps, 'open' | 'ids' | 'role'> & {
  readonly onOpenChange: (details: { readonly open: boolean }) => void;
  readonly title: Text;
  /** The label of the button that submits. */
  readonly action: Text;
  /** Whether the contents can be submitted. */
  readonly ready: boolean;
  readonly submit: () => void;
  readonly children: ReactNode;
};

/** A dialog that is a form: a title, its contents, Cancel, and the button that submits them. Load it with `lazyOverlay`. */
export function FormDialog({ title, action, ready, submit, children, ...dialog }: Props) {
  const { t } = useTexts();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready) submit();
  };
  return (
    <DialogFrame {...dialog} size="sm">
      <chakra.form display="contents" onSubmit={send}>
        <Dialog.Header>
          <Dialog.Title>{t(title)}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body display="grid" gap="3">
          {children}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => dialog.onOpenChange({ open: false })}>{t('Cancel')}</Button>
          <Button type="submit" variant="solid" disabled={!ready}>
            {t(action)}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </DialogFrame>
  );
}
