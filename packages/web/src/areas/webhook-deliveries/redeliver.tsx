import { RotateCw } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import type { Redelivery } from './use-redelivery.ts';

/** The button that sends a delivery again; where it cannot, it stays in reach and says why. */
export function Redeliver({ reason, busy, send, inRow = false }: Redelivery & { inRow?: boolean }) {
  const { t } = useTexts();
  const off = reason !== undefined || busy;
  const name = t('Redeliver');
  return (
    <Button
      {...(inRow && { className: 'on-hover', variant: 'ghost', size: 'sm', height: '28px', tabIndex: -1 })}
      title={reason}
      aria-label={reason && `${name}. ${reason}`}
      aria-disabled={off}
      onClick={() => {
        if (!off) void send();
      }}
    >
      {!inRow && <RotateCw size={15} aria-hidden />}
      {name}
    </Button>
  );
}
