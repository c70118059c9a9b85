import { isPaymentMethod, paymentProviderSchema } from '@daftar/domain';
import { useEffect, useState } from 'react';
import { recall, remember } from '../form/use-draft-values.ts';
import { useLocale } from '../i18n/locale-context.ts';
import type { Method, MethodProps } from '../methods/method.ts';
import type { PayRequest } from '../pay/pay-request.ts';
import type { PayOutcome } from '../state/pay-outcome.ts';
import { MethodForm } from './method-form.tsx';
import { MethodTiles } from './method-tiles.tsx';

interface DetailsScreenProps extends Omit<MethodProps, 'pay'> {
  methods: Method[];
  onMethod: (name: string) => void;
  pay: (request: PayRequest, method: string) => Promise<PayOutcome>;
}

/** The payment methods, and the form of the chosen one. */
export function DetailsScreen({ methods, onMethod, pay, ...props }: DetailsScreenProps) {
  const { t } = useLocale();
  const kept = { sessionId: props.session.sessionId, drafts: props.drafts };
  // Still chosen after a reload, and when a customer comes back from an open payment.
  const [wanted, setWanted] = useState(() => recall(kept).method);
  const method = methods.find(({ name }) => name === chosenOf(methods, wanted)) ?? methods[0];
  const name = method?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new method must be reported to the shop; a new `onMethod` must not report the same one again.
  useEffect(() => {
    if (name) onMethod(name);
  }, [name]);
  if (!method) return null;
  const choose = (next: string) => {
    remember(kept, { method: next });
    setWanted(next);
  };
  return (
    <>
      <MethodTiles methods={methods} chosen={method.name} onChoose={choose} />
      <MethodForm key={method.name} method={method} {...props} pay={(request) => pay(request, method.name)} />
      <p className="note">{t("We don't have any cash refund policy")}</p>
    </>
  );
}

/** Returns the chosen method if the session still offers it; the shop may change the offer at any time. */
function chosenOf(methods: Method[], wanted: unknown): string | undefined {
  const offered = methods.map(({ name }) => name).filter(isPaymentMethod);
  const read = paymentProviderSchema(offered)['~standard'].validate({ paymentProvider: wanted });
  return read instanceof Promise || read.issues ? undefined : read.value.paymentProvider;
}
