import { Button, CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import type { DisplayText } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { focusTarget } from './focus-targets.ts';
import type { OverlayProps } from './lazy-overlay.tsx';

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

type RecordProps = OverlayProps & {
  readonly title: ReactNode;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
  /** An action beside Close. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog with details of a record and a Close button. */
export function RecordDialog({ open, onOpenChange, title, targets, action, children }: RecordProps) {
  const { t } = useTexts();
  return (
    <DialogFrame
      {...{ open, onOpenChange }}
      size="lg"
      scrollBehavior="inside"
      finalFocusEl={() => focusTarget(targets)}
      positioner={{ px: '3' }}
    >
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.Footer justifyContent={action ? 'space-between' : undefined}>
        {action}
        <Button onClick={() => onOpenChange({ open: false })}>{t('Close')}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

type PopupProps = OverlayProps & {
  readonly title: DisplayText;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly size: 'sm' | 'md' | 'lg' | 'xl';
  /** Whether a press outside closes the popup; false for popups with a form. */
  readonly closesOutside?: boolean;
  readonly children: ReactNode;
};

/** A popup with a title and a close button; the children are Chakra's `Dialog.Body` and `Dialog.Footer`. */
export function Popup({ title, aside, size, closesOutside = true, children, ...root }: PopupProps) {
  const { say } = useTexts();
  return (
    <DialogFrame
      {...root}
      size={{ mdDown: 'full', md: size }}
      scrollBehavior="inside"
      closeOnInteractOutside={closesOutside}
    >
      <Dialog.Header gap="3" alignItems="center" pe="12">
        <Dialog.Title>{say(title)}</Dialog.Title>
        {aside}
      </Dialog.Header>
      {children}
      <DialogCloseButton />
    </DialogFrame>
  );
}
