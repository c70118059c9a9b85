import { Button, IconButton } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { asWritten } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { PanelRow } from '../../ui/page/panel-row.tsx';
import { PanelTitle } from '../../ui/page/panel-title.tsx';
import { type AnyColumn, chosenColumns, shownColumnIds } from '../state/list-columns.ts';
import type { ListState } from '../state/use-list-state.ts';
import { moveEntry } from './move-entry.ts';

type RowProps = {
  id: string;
  title: Shown;
  /** Position among the visible columns, from 0; -1 when hidden. */
  place: number;
  count: number;
  toggle: (id: string) => void;
  move: (id: string, step: 1 | -1, from: string) => void;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function ColumnRow({ id, title, place, count, toggle, move }: RowProps) {
  const { t } = useTexts();
  const shown = place >= 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !event.altKey || !shown) return;
    event.preventDefault();
    move(id, step, `${id}.tick`);
  };
  return (
    <PanelRow>
      <Checkbox.Root
        checked={shown}
        disabled={shown && count === 1}
        onCheckedChange={() => toggle(id)}
        size="sm"
        flex="1"
        minH="8"
      >
        <Checkbox.HiddenInput data-spot={`${id}.tick`} onKeyDown={onKeyDown} />
        <Checkbox.Control />
        <Checkbox.Label fontWeight="normal">{title}</Checkbox.Label>
      </Checkbox.Root>
      {([-1, 1] as const).map((step) => (
        <IconButton
          key={step}
          variant="ghost"
          size="2xs"
          color="fg.muted"
          data-spot={`${id}.${step}`}
          disabled={!shown || place + step < 0 || place + step >= count}
          aria-label={`${step < 0 ? t('Move up') : t('Move down')}: ${title}`}
          onClick={() => move(id, step, `${id}.${step}`)}
        >
          {step < 0 ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </IconButton>
      ))}
    </PanelRow>
  );
}

type Props = { columns: readonly AnyColumn[] } & ListState;

/** The columns in order; ticked columns are visible. The focus follows a column that the user moves. */
function ColumnList({ columns, search, change }: Props) {
  const { t, say } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState({ focus: '', words: '' });
  const shown = shownColumnIds(columns, search);
  const titles = new Map(columns.map(({ id = '', meta }) => [id, meta ? say(meta.title) : asWritten('')]));
  const ids = [...shown, ...shownColumnIds(columns, {}).filter((id) => !shown.includes(id))];
  const show = (next: readonly string[]) =>
    change({ columns: chosenColumns(columns, next), hidden: undefined }, 'bit by bit');
  const toggle = (id: string) =>
    show(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  const move = (id: string, step: 1 | -1, focus: string) => {
    const next = moveEntry(shown, id, step);
    const [place, count] = [next.indexOf(id) + 1, next.length];
    setMoved({
      focus,
      words: t('{{name}}: {{place}} of {{count}}', { name: titles.get(id) ?? id, place, count }),
    });
    show(next);
  };
  // Restores the focus, which a browser drops when an element moves in the page or its button becomes disabled.
  useEffect(() => {
    const target = list.current?.querySelector<HTMLButtonElement>(`[data-spot="${moved.focus}"]`);
    const row = target?.closest('li');
    (target?.disabled ? row?.querySelector<HTMLElement>('input') : target)?.focus();
  });
  return (
    <>
      <ul ref={list}>
        {ids.map((id) => (
          <ColumnRow
            key={id}
            id={id}
            title={titles.get(id) ?? asWritten(id)}
            place={shown.indexOf(id)}
            count={shown.length}
            toggle={toggle}
            move={move}
          />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {moved.words}
      </span>
    </>
  );
}

/** A panel to choose the visible columns and their order. */
export function ColumnChooser(props: Props) {
  const { t } = useTexts();
  const { search, change } = props;
  const reset = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The reset button disappears, so the focus moves to the first column.
    currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
    change({ columns: undefined, hidden: undefined, widths: undefined });
  };
  return (
    <Popover label={t('Columns')} trigger={<Columns3 size={16} aria-hidden />}>
      {() => (
        <>
          <PanelTitle
            action={
              (search.columns || search.hidden || search.widths) && (
                <Button
                  variant="plain"
                  size="2xs"
                  colorPalette="brand"
                  color="colorPalette.fg"
                  onClick={reset}
                >
                  {t('Reset')}
                </Button>
              )
            }
          >
            {t('Columns')}
          </PanelTitle>
          <ColumnList {...props} />
        </>
      )}
    </Popover>
  );
}
