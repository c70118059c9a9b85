import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import type { Method, MethodProps } from '../methods/method.ts';
import { MethodTiles } from './method-tiles.tsx';

interface DetailsScreenProps extends Omit<MethodProps, 'beforeSubmit'> {
  methods: Method[];
  onMethod: (name: string) => void;
  onSubmit: (name: string) => Promise<boolean>;
}

/** The payment methods to choose from, then the form of the chosen one. */
export function DetailsScreen({ methods, onMethod, onSubmit, ...props }: DetailsScreenProps) {
  const { t } = useLocale();
  const [wanted, setWanted] = useState('');
  const method = methods.find(({ name }) => name === wanted) ?? methods[0];
  const name = method?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop is told of a new method, not of a new `onMethod`.
  useEffect(() => {
    if (name) onMethod(name);
  }, [name]);
  if (!method) return null;
  return (
    <>
      <MethodTiles methods={methods} chosen={method.name} onChoose={setWanted} />
      <method.Details key={method.name} {...props} beforeSubmit={() => onSubmit(method.name)} />
      <p className="note">{t("We don't have any cash refund policy")}</p>
    </>
  );
}
