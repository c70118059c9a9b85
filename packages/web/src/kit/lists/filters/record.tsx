import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ChoiceFilter, ChoiceKind, FindChoices } from '../../forms/pickers/choice-queries.ts';
import { useChoiceName } from '../../forms/pickers/use-choice-names.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { without } from '../state/filter-names.ts';
import type { Filter } from '../state/filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { FilterChip } from './select.tsx';

/** Loaded on first use, because a list is usable without it. */
const RecordPicker = lazy(async () => ({
  default: (await import('../../forms/pickers/record-picker.tsx')).RecordPicker,
}));

type Settings = {
  readonly filter?: ChoiceFilter | undefined;
  /** Finds choices whose name is the filter's value; without it, the value is the id of a record. */
  readonly find?: FindChoices | undefined;
};

type Props = Settings & {
  readonly of: Omit<Filter, 'show'>;
  readonly kind: ChoiceKind;
  readonly added: number | undefined;
};

function RecordFilter({ of, kind, filter, find, added }: Props) {
  const { t } = useTexts();
  const { search, change } = useListState();
  const { name, label, decides = [] } = of;
  const value = typeof search[name] === 'string' ? search[name] : '';
  const found = useChoiceName(kind, find ? '' : value);
  const chosen = find ? value : found;
  return (
    <FilterChip {...{ of, added }} set={value !== ''}>
      <Popover
        label={t(label)}
        className="chip-button"
        iconOnly={false}
        trigger={
          <>
            <span>{t(label)}</span> <span dir="auto">{value === '' ? t('All') : chosen}</span>
            <ChevronDown size={14} aria-hidden />
          </>
        }
      >
        {(close) => (
          <Suspense>
            <RecordPicker
              {...{ kind, filter, find, value, close }}
              by={find ? 'name' : 'id'}
              change={(next) => change({ ...without(decides), [name]: next || undefined })}
              size="xs"
              input={{ 'aria-label': t(label), autoFocus: true }}
            />
          </Suspense>
        )}
      </Popover>
    </FilterChip>
  );
}

/** Returns a filter for one record, which the user finds by typing. */
export function record<Name extends string, Decided extends string = never>(
  name: Name,
  label: Text,
  kind: ChoiceKind,
  { decides, ...settings }: Settings & { readonly decides?: readonly Decided[] | undefined } = {},
): Filter<Name | Decided> {
  const of = { name, label, decides };
  return { ...of, show: (added) => <RecordFilter {...{ ...settings, of, kind, added }} /> };
}
