import type { DisplayOptions } from './protocol.ts';

/** The elements that the loader adds to the shop's page: one frame, without or with a modal dialog around it. */
export interface Shell {
  frame: HTMLIFrameElement;
  /** Makes the frame visible. Sets its height, unless the height is 0. */
  resize(height: number): void;
  /** Replaces the frame with a link to the hosted page. */
  showLink(hostedUrl: string, locale: DisplayOptions['locale']): void;
  remove(): void;
}

const FALLBACK = { en: 'Continue to payment', ar: 'المتابعة إلى الدفع', ur: 'ادائیگی جاری رکھیں' };

/** Opens the frame. Sets styles through the `style` property, because a strict `style-src` forbids style attributes. */
export function openShell(
  src: string,
  parent: Element,
  mode: 'inline' | 'overlay',
  onDismiss: () => void,
): Shell {
  const frame = document.createElement('iframe');
  frame.title = 'Checkout';
  frame.allow = 'clipboard-write; payment';
  frame.style.cssText = 'display:block;width:100%;height:320px;border:0;opacity:0';
  frame.src = src;
  const dialog = mode === 'overlay' ? openDialog(frame, onDismiss) : undefined;
  parent.append(dialog ?? frame);
  dialog?.showModal();
  let shown: HTMLElement = frame;
  return {
    frame,
    resize: (height) => {
      frame.style.opacity = '1';
      if (height > 0) frame.style.height = `${height}px`;
    },
    showLink: (hostedUrl, locale) => {
      const link = document.createElement('a');
      link.href = hostedUrl;
      link.textContent = FALLBACK[locale as 'en'] ?? FALLBACK.en;
      link.style.cssText = `display:block;padding:16px${dialog ? ';background:#fff;color:#000' : ''}`;
      frame.replaceWith(link);
      shown = link;
    },
    remove: () => {
      // Close the dialog before removing it, because only closing restores the focus.
      dialog?.close();
      (dialog ?? shown).remove();
    },
  };
}

function openDialog(frame: HTMLIFrameElement, onDismiss: () => void): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = frame.title;
  dialog.style.cssText = 'all:unset;position:fixed;inset:0;background:#0009';
  frame.style.cssText +=
    'position:fixed;inset:0;margin:auto;max-width:420px;max-height:100%;border-radius:12px';
  dialog.append(frame);
  dialog.oncancel = (event) => {
    event.preventDefault();
    onDismiss();
  };
  return dialog;
}
