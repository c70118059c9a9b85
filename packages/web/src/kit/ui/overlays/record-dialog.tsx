import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { focusTarget } from './focus-targets.ts';
import type { OverlayProps } from './lazy-overlay.tsx';

type Props = OverlayProps & {
  readonly title: ReactNode;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
  /** An action beside Close. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A dialog with details of a record and a Close button. */
export function RecordDialog({ open, onOpenChange, title, targets, action, children }: Props) {
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
