import { useLocale } from '../i18n/locale-context.ts';
import type { Method } from '../methods/method.ts';

interface MethodTilesProps {
  methods: Method[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** 'Select Payment Type': a group of radio tiles, one per method. */
export function MethodTiles({ methods, chosen, onChoose }: MethodTilesProps) {
  const { t } = useLocale();
  return (
    <fieldset className="tiles">
      <legend>{t('Select Payment Type')}</legend>
      {methods.map(({ name, label, hint, Mark }) => (
        <label key={name} className="tile">
          <input
            type="radio"
            name="paymentProvider"
            value={name}
            checked={chosen === name}
            onChange={() => onChoose(name)}
          />
          <Mark />
          <span>
            <span className="tile-label">{t(label)}</span>
            <span className="meta">{t(hint)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
