import type { DisplayOptions } from './protocol.ts';

/** The elements that the loader adds to the shop's page: one frame, alone or inside a modal dialog. */
export interface Shell {
  frame: HTMLIFrameElement;
  resize(height: number): void;
  /** Replaces the frame with a link to the hosted page. */
  showLink(hostedUrl: string, locale: DisplayOptions['locale']): void;
  remove(): void;
}

const FALLBACK = { en: 'Continue to payment', ar: 'المتابعة إلى الدفع', ur: 'ادائیگی جاری رکھیں' };

/** Opens the frame. Sets each style property by script, because a strict `style-src` forbids style attributes. */
export function openShell(
  src: string,
  parent: Element,
  mode: 'inline' | 'overlay',
  onDismiss: () => void,
): Shell {
  const frame = document.createElement('iframe');
  frame.title = 'Checkout';
  frame.allow = 'clipboard-write; payment';
  Object.assign(frame.style, { width: '100%', height: '320px', border: '0', display: 'block', opacity: '0' });
  frame.src = src;
  let root: HTMLElement = frame;
  if (mode === 'overlay') {
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = frame.title;
    Object.assign(dialog.style, {
      width: '100%',
      height: '100%',
      maxWidth: '100%',
      maxHeight: '100%',
      border: '0',
      padding: '0',
      background: 'rgb(15 18 18 / 60%)',
    });
    Object.assign(frame.style, {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      maxWidth: '420px',
      maxHeight: '100%',
      borderRadius: '12px',
    });
    dialog.append(frame);
    dialog.oncancel = (event) => {
      event.preventDefault();
      onDismiss();
    };
    root = dialog;
  }
  parent.append(root);
  if (root !== frame) (root as HTMLDialogElement).showModal();
  return {
    frame,
    resize: (height) => {
      frame.style.height = `${height}px`;
      frame.style.opacity = '1';
    },
    showLink: (hostedUrl, locale = 'en') => {
      const link = document.createElement('a');
      link.href = hostedUrl;
      link.textContent = FALLBACK[locale as 'en'] ?? FALLBACK.en;
      frame.replaceWith(link);
    },
    remove: () => root.remove(),
  };
}
