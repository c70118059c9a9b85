import { Button } from '@chakra-ui/react/button';
import { Textarea } from '@chakra-ui/react/textarea';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { dialogs, type OpenDialog } from './dialogs.ts';
import { useModal } from './use-modal.ts';
import './dialog.css';

function Buttons({ dialog, disabled }: { dialog: OpenDialog; disabled: boolean }) {
  const { foreign } = useTexts();
  const asks = dialog.kind === 'confirm';
  return (
    <div className="dialog-buttons">
      {asks && <Button onClick={() => dialog.answer(undefined)}>{foreign(dialog.cancel ?? 'Cancel')}</Button>}
      <Button
        type="submit"
        variant="solid"
        colorPalette={dialog.tone === 'danger' ? 'red' : 'brand'}
        disabled={disabled}
        autoFocus={!asks}
      >
        {foreign(dialog.action ?? 'OK')}
      </Button>
    </div>
  );
}

function DialogView({ dialog }: { dialog: OpenDialog }) {
  const { foreign } = useTexts();
  const box = useModal();
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dialog.answer(reason.trim());
  };
  return (
    <dialog
      ref={box}
      className="dialog"
      role={dialog.kind === 'confirm' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={dialog.text || dialog.detail ? `${id}-text` : undefined}
      {...{ closedby: dialog.kind === 'info' ? 'none' : 'closerequest' }}
      onCancel={(event) => {
        event.preventDefault();
        if (dialog.kind !== 'info') dialog.answer(undefined);
      }}
    >
      <form onSubmit={submit}>
        <h2 id={`${id}-title`}>{foreign(dialog.title)}</h2>
        <div id={`${id}-text`}>
          {dialog.text && <p>{foreign(dialog.text)}</p>}
          {dialog.detail && <p>{foreign(dialog.detail)}</p>}
        </div>
        {dialog.reason && (
          <label className="dialog-reason" htmlFor={`${id}-reason`}>
            <span>{foreign(dialog.reason.label)}</span>
            <Textarea
              id={`${id}-reason`}
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
        )}
        <Buttons dialog={dialog} disabled={dialog.reason !== undefined && reason.trim() === ''} />
      </form>
    </dialog>
  );
}

/** Renders the open dialog. The app contains it once. */
export function DialogHost() {
  const dialog = useSyncExternalStore(dialogs.subscribe, dialogs.current);
  return dialog ? <DialogView key={JSON.stringify([dialog.title, dialog.text])} dialog={dialog} /> : null;
}
