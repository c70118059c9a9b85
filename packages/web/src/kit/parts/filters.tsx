import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../bindings/use-list-state.ts';

type Option = string | { readonly value: string; readonly label: string };
type SelectFilterProps = { name: string; label: Text; options: readonly Option[] };

const entry = (option: Option) => (typeof option === 'string' ? { value: option, label: option } : option);

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
        {options.map(entry).map((option) => (
          <option key={option.value} value={option.value}>
            {foreign(option.label)}
          </option>
        ))}
      </select>
    </label>
  );
}
