import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import type { DisplayText } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DialogCloseButton, DialogFrame } from './dialog-frame.tsx';
import type { OverlayProps } from './lazy-overlay.tsx';

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
