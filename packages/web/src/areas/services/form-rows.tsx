import { Button } from '@chakra-ui/react/button';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Grid } from '@chakra-ui/react/grid';
import type { ServiceForm } from '@daftar/domain';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { TemplateWith, Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBoundField } from '../../kit/forms/state/use-bound-field.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';

/** The array fields of a service. */
type Rows = Pick<ServiceForm, 'packages' | 'customFields'>;

type Props<Name extends keyof Rows> = {
  /** Name of the form's array field. */
  readonly name: Name;
  readonly title: Text;
  readonly hint: Text;
  /** Title of a row, such as 'Package {{number}}'. */
  readonly row: TemplateWith<'number'>;
  readonly add: Text;
  readonly empty: Rows[Name][number];
  /** Renders the fields of one row; `path` prefixes their names, such as `packages[0]`. */
  readonly children: (path: `${Name}[${number}]`) => ReactNode;
};

/** The server's limit. */
const maxRows = 50;

/** An array field: rows that the user adds, fills in and removes. */
export function FormRows<Name extends keyof Rows>(props: Props<Name>) {
  const { name, title, hint, row, add, empty, children } = props;
  const { t } = useTexts();
  const { value: rows, set, readOnly } = useBoundField<readonly Rows[Name][number][]>(name);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    set(rows.filter((_, position) => position !== index));
    addButton.current?.focus();
  };
  return (
    <FormSection title={title} hint={hint}>
      {rows.map((_, index) => {
        const number = index + 1;
        const path = `${name}[${index}]` as const;
        return (
          <Fieldset.Root
            key={path}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            alignItems="start"
            columnGap="2"
            paddingBlockEnd="2"
            borderBottomWidth="1px"
          >
            <Fieldset.Legend textStyle="xs" color="fg.muted">
              {t(row, { number })}
            </Fieldset.Legend>
            <Grid
              templateColumns="repeat(auto-fill, minmax(min(130px, 100%), 1fr))"
              alignItems="start"
              columnGap="3"
              rowGap="2"
            >
              {children(path)}
            </Grid>
            <Button
              variant="ghost"
              size="xs"
              marginBlockStart="6"
              disabled={readOnly}
              aria-label={`${t('Remove')}: ${t(row, { number })}`}
              onClick={() => remove(index)}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </Fieldset.Root>
        );
      })}
      <div>
        <Button
          ref={addButton}
          size="xs"
          disabled={readOnly || rows.length >= maxRows}
          onClick={() => set([...rows, empty])}
        >
          <Plus size={14} aria-hidden />
          {t(add)}
        </Button>
      </div>
    </FormSection>
  );
}
