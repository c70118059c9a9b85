import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import type { Method, MethodProps } from '../methods/method.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';

/** Downloads the form of a method and shows it. Forms that were shown before appear at once. */
export function MethodForm({ method, ...props }: MethodProps & { method: Method }) {
  const { t } = useLocale();
  const [Form, setForm] = useState<ComponentType<MethodProps> | undefined>(() => loaded.get(method));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Form || failed) return;
    let current = true;
    const show = (form: ComponentType<MethodProps>) => {
      loaded.set(method, form);
      if (current) setForm(() => form);
    };
    method.load().then(show, () => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [method, Form, failed]);

  if (Form) return <Form {...props} />;
  if (failed)
    return (
      <div className="stack">
        <Panel title={t('Something went wrong')}>
          <p className="meta">{t('Please check your connection and try again.')}</p>
        </Panel>
        <Button look="quiet" onClick={() => setFailed(false)}>
          {t('Try again')}
        </Button>
      </div>
    );
  return (
    <div className="skeleton" role="status" aria-label={t('Loading the payment')}>
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone" />
    </div>
  );
}

const loaded = new Map<Method, ComponentType<MethodProps>>();
