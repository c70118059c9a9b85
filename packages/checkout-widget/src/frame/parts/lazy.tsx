import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

export type Load<Props> = () => Promise<ComponentType<Props>>;

interface LazyProps<Props> {
  load: Load<Props>;
  props: Props;
  /** Shown while the component is downloaded. */
  waiting: ReactNode;
}

/**
 * Downloads a component and shows it. A component that was shown before appears at once; a failed download can be retried.
 */
export function Lazy<Props extends object>({ load, props, waiting }: LazyProps<Props>) {
  const { t } = useLocale();
  const [Loaded, setLoaded] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Loaded || failed) return;
    let current = true;
    preload(load).then(
      (component) => current && setLoaded(() => component),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, Loaded, failed]);

  if (Loaded) return <Loaded {...props} />;
  if (!failed) return waiting;
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
}

/** Downloads a component in advance. */
export async function preload<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const component = await load();
  loaded.set(load, component);
  return component;
}

const loaded = new Map<unknown, unknown>();
