import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import type { DisplayText } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePhone } from '../../kit/bindings/use-phone.ts';
import { DialogCloseButton, DialogFrame } from '../../kit/overlays/dialog-frame.tsx';
import type { OverlayProps } from '../../kit/overlays/lazy-overlay.tsx';

type Props = OverlayProps & {
  readonly title: DisplayText;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly size: 'sm' | 'md' | 'lg' | 'xl';
  /** Whether a press outside closes the popup; false for popups with a form. */
  readonly closesOutside?: boolean;
  readonly children: ReactNode;
};

/** A popup with a title and a close button; the children are Chakra's `Dialog.Body` and `Dialog.Footer`. */
export function Popup({ title, aside, size, closesOutside = true, children, ...root }: Props) {
  const { say } = useTexts();
  const isPhone = usePhone();
  return (
    <DialogFrame
      {...root}
      size={isPhone ? 'full' : size}
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
