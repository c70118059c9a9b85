import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../bindings/use-list-state.ts';

type SelectFilterProps = { name: string; label: Text; options: readonly string[] };

/** A chip that narrows a list to one value of a field. */
export function SelectFilter({ name, label, options }: SelectFilterProps) {
  const { t, foreign } = useTexts();
  const { search, change } = useListState();
  const value = typeof search[name] === 'string' ? search[name] : '';
  return (
    <label className={value ? 'chip on' : 'chip'}>
      <span>{t(label)}</span>
      <select value={value} onChange={(event) => change({ [name]: event.target.value || undefined })}>
        <option value="">{t('All')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {foreign(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
