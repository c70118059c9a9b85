import { CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = Dialog.RootProps & {
  readonly content?: Dialog.ContentProps & { readonly 'data-dialog'?: string };
  readonly positioner?: Dialog.PositionerProps;
};

/** The frame of a dialog. Its contents, Chakra's `Dialog.Header`, `Dialog.Body` and so on, exist only while it is open. */
export function DialogFrame({ content, positioner, children, ...root }: Props) {
  return (
    <Dialog.Root placement="center" lazyMount unmountOnExit {...root}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...positioner}>
          <Dialog.Content {...content}>{children}</Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The button at a dialog's corner that closes it. */
export function DialogCloseButton() {
  const { t } = useTexts();
  return (
    <Dialog.CloseTrigger asChild>
      <CloseButton size="xs" variant="ghost" aria-label={t('Close')} />
    </Dialog.CloseTrigger>
  );
}
