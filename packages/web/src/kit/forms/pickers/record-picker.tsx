import { Combobox } from '@chakra-ui/react/combobox';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceList, ChoiceStatus } from './choice-list.tsx';
import { type RecordChoice, useRecordChoice } from './use-record-choice.ts';

export type RecordPickerProps = RecordChoice & {
  readonly placeholder?: Shown | undefined;
  readonly size?: Combobox.RootProps['size'];
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly input?: Combobox.InputProps | undefined;
};

type ControlProps = Pick<RecordPickerProps, 'input' | 'disabled' | 'readOnly'> & {
  readonly leave: () => void;
  readonly clear: () => void;
};

/** The input, and the buttons that clear it and open the list. */
function Control({ input, disabled, readOnly, leave, clear }: ControlProps) {
  const { t } = useTexts();
  return (
    <Combobox.Control>
      <Combobox.Input
        {...input}
        onBlur={(event) => {
          leave();
          input?.onBlur?.(event);
        }}
      />
      <Combobox.IndicatorGroup>
        {!disabled && !readOnly && <Combobox.ClearTrigger aria-label={t('Clear')} onClick={clear} />}
        <Combobox.Trigger aria-label={t('Show the choices')} />
      </Combobox.IndicatorGroup>
    </Combobox.Control>
  );
}

/** Chooses a record. Requests up to 20 records that match the typed text; shows recently chosen records first. */
export function RecordPicker(props: RecordPickerProps) {
  const { value, close, size, disabled, readOnly } = props;
  const { t } = useTexts();
  const { choices, collection, text, type, open, setOpened, choose, leave } = useRecordChoice(props);
  const list = (
    <Combobox.Content
      shadow={close && 'none'}
      borderWidth={close ? '0' : '1px'}
      // Chakra hides a list without options, and with it why there are none.
      css={{ '&[data-empty]': { opacity: 1 } }}
    >
      <ChoiceList {...choices} />
    </Combobox.Content>
  );
  return (
    <Combobox.Root
      collection={collection}
      value={value === '' ? [] : [value]}
      onValueChange={({ value: [next] }) => next !== value && choose(next)}
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && type(inputValue)}
      open={open}
      onOpenChange={({ open: wanted }) => {
        setOpened(wanted);
        if (!wanted) leave();
      }}
      inputBehavior="autohighlight"
      openOnClick
      selectionBehavior="preserve"
      positioning={{ sameWidth: true, placement: 'bottom-start', strategy: 'fixed' }}
      placeholder={props.placeholder ?? t('Type to find')}
      {...{ size, disabled, readOnly }}
      lazyMount
      unmountOnExit
    >
      <Control {...{ disabled, readOnly, leave }} input={props.input} clear={() => choose(undefined)} />
      {close ? list : <Combobox.Positioner>{list}</Combobox.Positioner>}
      <ChoiceStatus {...choices} />
    </Combobox.Root>
  );
}
