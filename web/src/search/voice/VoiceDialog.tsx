import { type RefObject, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/Icon';
import { languages } from '@aaspaas/contract/languages';
import { keepLanguage, lastLanguage, pageLanguage } from './languages';
import { useListening } from './use-listening';
import { say } from '../../say';

interface VoiceDialogProps {
  readonly box: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

/** Says where the sound is sent, before the first use and whenever it listens; then searches for what was said. */
export function VoiceDialog({ box, onClose }: VoiceDialogProps) {
  const [language, setLanguage] = useState(() => lastLanguage() ?? pageLanguage());
  const [turn, setTurn] = useState(() => (lastLanguage() === null ? 0 : 1));
  const isOn = turn > 0;
  const search = (text: string) => {
    onClose();
    submit(box.current, text);
  };
  const { heard, error } = useListening(isOn ? language : null, turn, search);
  const listen = () => {
    keepLanguage(language);
    setTurn(turn + 1);
  };
  return (
    <Dialog
      open
      title="Search by voice"
      onClose={onClose}
      actions={
        (!isOn || error) && (
          <Button onClick={listen}>
            <Icon name="microphone" size={20} /> {isOn ? 'Try again' : 'Start listening'}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <label className="grid gap-1 font-semibold">
          Language
          <select
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value);
              if (isOn) keepLanguage(target.value);
            }}
            className="control font-normal"
          >
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {isOn && (
          <p role="status" className="flex min-h-12 items-center gap-2 text-lg font-semibold">
            {error ? say(error) : heard || say('Listening… say what you need.')}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          Your voice goes to the maker of your browser, such as Google or Apple, who turns it into text.
          Aaspaas gets the text only.
        </p>
      </div>
    </Dialog>
  );
}

function submit(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.form?.requestSubmit();
}
