import { useLocale } from '../i18n/locale-context.ts';
import type { Method } from '../methods/method.ts';
import { RadioTile } from '../parts/radio-tile.tsx';

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
        <RadioTile
          key={name}
          name="paymentProvider"
          value={name}
          checked={chosen === name}
          onChoose={() => onChoose(name)}
          label={t(label)}
          hint={t(hint)}
        >
          <Mark />
        </RadioTile>
      ))}
    </fieldset>
  );
}
