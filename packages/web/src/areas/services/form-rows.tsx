import { Button } from '@chakra-ui/react/button';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormState } from '../../kit/bindings/form-state.ts';
import { useFormValues } from '../../kit/bindings/use-form-values.ts';
import { useSetField } from '../../kit/bindings/use-set-field.ts';
import { FormSection } from '../../kit/parts/form-section.tsx';
import './form-rows.css';

type Props<Name extends string, Row> = {
  /** Name of the form's array field. */
  readonly name: Name;
  readonly title: Text;
  readonly hint: Text;
  /** Title of a row, such as 'Package {{number}}'. */
  readonly row: Text;
  readonly add: Text;
  readonly empty: Row;
  /** Renders the fields of one row; `path` prefixes their names, such as `packages[0]`. */
  readonly children: (path: string) => ReactNode;
};

/** The server's limit. */
const maxRows = 50;

/** An array field: rows that the user adds, fills in and removes. */
export function FormRows<Name extends string, Row>(props: Props<Name, Row>) {
  const { name, title, hint, row, add, empty, children } = props;
  const { t } = useTexts();
  const { readOnly } = useFormState();
  const setField = useSetField();
  const rows = useFormValues<Readonly<Record<Name, readonly Row[]>>>()[name];
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    setField(
      name,
      rows.filter((_, position) => position !== index),
    );
    addButton.current?.focus();
  };
  return (
    <FormSection title={title} hint={hint}>
      {rows.map((_, index) => {
        const number = index + 1;
        const path = `${name}[${index}]`;
        return (
          <fieldset key={path} className="form-row">
            <legend>{t(row, { number })}</legend>
            <div className="form-row-fields">{children(path)}</div>
            <Button
              variant="ghost"
              size="xs"
              disabled={readOnly}
              aria-label={`${t('Remove')}: ${t(row, { number })}`}
              onClick={() => remove(index)}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button
          ref={addButton}
          size="xs"
          disabled={readOnly || rows.length >= maxRows}
          onClick={() => setField(name, [...rows, empty])}
        >
          <Plus size={14} aria-hidden />
          {t(add)}
        </Button>
      </div>
    </FormSection>
  );
}
