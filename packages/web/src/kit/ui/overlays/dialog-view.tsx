import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Picker } from '../parts/picker.tsx';
import { WholeReferences } from '../parts/whole-references.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { OpenDialog } from './dialogs.ts';
import { focusTarget } from './focus-targets.ts';
import type { OverlayProps } from './lazy-overlay.tsx';

function Buttons({ dialog, disabled }: { dialog: OpenDialog; disabled: boolean }) {
  const { say } = useTexts();
  return (
    <Dialog.Footer>
      {dialog.kind === 'confirm' && (
        <Button onClick={() => dialog.answer(undefined)}>{say(dialog.cancel ?? 'Cancel')}</Button>
      )}
      <Button
        type="submit"
        variant="solid"
        {...(dialog.undoable && { 'data-autofocus': '' })}
        colorPalette={dialog.tone === 'danger' ? 'red' : 'brand'}
        disabled={disabled}
      >
        {say(dialog.action ?? 'OK')}
      </Button>
    </Dialog.Footer>
  );
}

type ChoiceProps = {
  readonly choice: NonNullable<OpenDialog['choice']>;
  readonly value: string;
  readonly choose: (value: string) => void;
};

function Choice({ choice: { label, options }, value, choose }: ChoiceProps) {
  const { t } = useTexts();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field.Root>
      <Field.Label>{t(label)}</Field.Label>
      <Picker value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.label)}
          </option>
        ))}
      </Picker>
      {chosen && <Field.HelperText role="status">{t(chosen.meaning)}</Field.HelperText>}
    </Field.Root>
  );
}

type ReasonProps = {
  readonly reason: NonNullable<OpenDialog['reason']>;
  readonly value: string;
  readonly write: (text: string) => void;
};

function Reason({ reason: { label, longest = 500, optional, quick = [] }, value, write }: ReasonProps) {
  const { t, say } = useTexts();
  return (
    <Field.Root>
      <Field.Label>
        {say(label)}
        {optional && (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t('(optional)')}
          </Text>
        )}
      </Field.Label>
      <Textarea value={value} maxLength={longest} onChange={(event) => write(event.target.value)} />
      {quick.length > 0 && (
        <Flex gap="1.5" wrap="wrap">
          {quick.map((text) => (
            <Button key={text} size="2xs" variant="outline" onClick={() => write(t(text))}>
              {t(text)}
            </Button>
          ))}
        </Flex>
      )}
    </Field.Root>
  );
}

/** Whether the typed reason is long enough, or left out where it may be. */
const isEnough = ({ shortest = 1, optional }: NonNullable<OpenDialog['reason']>, text: string): boolean =>
  (optional === true && text === '') || text.length >= shortest;

function DialogForm({ dialog }: { dialog: OpenDialog }) {
  const { say } = useTexts();
  const box = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(dialog.choice?.initial ?? '');
  // A dialog that follows another one finds the focus trap already active, so it moves the focus itself.
  useEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (find('[data-autofocus]') ?? find('textarea, select, button'))?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dialog.answer(dialog.choice ? chosen : reason.trim());
  };
  return (
    <form ref={box} onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>{say(dialog.title)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body display="grid" gap="3" whiteSpace="pre-line">
        {(dialog.text || dialog.detail) && (
          <Dialog.Description as="div">
            {dialog.text && (
              <p>
                <WholeReferences text={say(dialog.text)} />
              </p>
            )}
            {dialog.detail && (
              <p>
                <WholeReferences text={say(dialog.detail)} />
              </p>
            )}
          </Dialog.Description>
        )}
        {dialog.choice && <Choice choice={dialog.choice} value={chosen} choose={setChosen} />}
        {dialog.reason && <Reason reason={dialog.reason} value={reason} write={setReason} />}
      </Dialog.Body>
      <Buttons
        dialog={dialog}
        disabled={dialog.reason !== undefined && !isEnough(dialog.reason, reason.trim())}
      />
    </form>
  );
}

type Props = OverlayProps & {
  readonly dialog: OpenDialog;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
};

/** A modal message or confirmation; see `lazyOverlay`. */
export function DialogView({ open, onOpenChange, dialog, targets }: Props) {
  return (
    <DialogFrame
      {...{ open, onOpenChange }}
      role={dialog.kind === 'confirm' ? 'alertdialog' : 'dialog'}
      size="xs"
      closeOnInteractOutside={false}
      closeOnEscape={dialog.kind !== 'info'}
      finalFocusEl={() => focusTarget(targets)}
      content={{ 'data-dialog': dialog.kind }}
    >
      <DialogForm key={JSON.stringify([dialog.title, dialog.text])} dialog={dialog} />
    </DialogFrame>
  );
}
