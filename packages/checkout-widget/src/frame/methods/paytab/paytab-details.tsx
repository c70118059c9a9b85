import { useImperativeHandle, useRef } from 'react';
import { ContinueButton } from '../../form/continue-button.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { Icon } from '../../parts/icon.tsx';
import type { MethodProps } from '../method.ts';

/** Shows only a button to PayTabs' page, because that page asks for all details. */
export function PaytabDetails({ handle, pay, payButton, busy }: MethodProps) {
  const { t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const send = () => void pay({ way: 'paytabs' });
  useImperativeHandle(handle, () => ({
    submit: send,
    focus: () => form.current?.querySelector('button')?.focus(),
  }));
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="row">
        <Icon name="lock" size={18} />
        <span>{t('You enter your card on the secure page of PayTabs, then come back.')}</span>
      </p>
      <ContinueButton payButton={payButton} busy={busy} />
    </form>
  );
}
