import { useLocale } from '../i18n/locale-context.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';

/** Shares the QR code with the wallet's app, because a phone cannot scan its own screen. */
export function ShareCode({ image }: { image: string }) {
  const { t } = useLocale();
  const file = fileOf(image);
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  return (
    <div className="on-phone">
      <p className="meta">{t('Paying on this phone? Send the code to your wallet’s app.')}</p>
      {canShare && (
        <Button look="quiet" onClick={() => void navigator.share({ files: [file] }).catch(() => {})}>
          <Icon name="share" size={16} />
          {t('Open in the wallet’s app')}
        </Button>
      )}
      <a className="button quiet" href={image} download="payment-qr.png">
        <Icon name="save" size={16} />
        {t('Save the code')}
      </a>
    </div>
  );
}

/** Returns the image of a `data:` URL as a file; undefined for other URLs. */
function fileOf(address: string): File | undefined {
  const match = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=]+)$/.exec(address);
  if (!match?.[1] || !match[2]) return undefined;
  const bytes = Uint8Array.from(atob(match[2]), (character) => character.charCodeAt(0));
  return new File([bytes], 'payment-qr.png', { type: match[1] });
}
