import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill, press, resetBetweenTests, show } from '../../../test/harness';
import { leadTo } from '../../words/paths-in';
import { VoiceButton } from './VoiceButton';

resetBetweenTests();

/** The browser's speech recognition, which hears what the test says. */
class Recogniser extends EventTarget {
  static all: Recogniser[] = [];
  lang = '';
  interimResults = false;
  isAborted = false;
  constructor() {
    super();
    Recogniser.all.push(this);
  }
  start = () => {};
  abort = () => void (this.isAborted = true);
  tell(type: string, fields: object = {}) {
    act(() => void this.dispatchEvent(Object.assign(new Event(type), fields)));
  }
  hear(isFinal: boolean, ...texts: readonly string[]) {
    const part = (transcript: string) => Object.assign([{ transcript }], { isFinal });
    this.tell('result', { results: texts.map(part) });
  }
}
const last = () => Recogniser.all.at(-1) ?? new Recogniser();

const onSubmit = vi.fn<(text: string) => void>();
function Search() {
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(box.current?.value ?? '');
      }}
    >
      <input ref={box} aria-label="Search" />
      <VoiceButton box={box} />
    </form>
  );
}
const open = async () => {
  show(<Search />);
  press('Speak instead of typing');
  await screen.findByRole('dialog', { name: 'Search by voice' });
};
const says = () => document.querySelector('label + [role=status]')?.textContent;

beforeEach(() => {
  Recogniser.all = [];
  onSubmit.mockClear();
  vi.stubGlobal('SpeechRecognition', Recogniser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  leadTo('en');
});

test('a browser that cannot listen offers no microphone', () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  show(<Search />);
  expect(screen.queryByRole('button', { name: 'Speak instead of typing' })).toBeNull();
});

test('it listens only after a press, in the chosen language, and searches for what was said', async () => {
  await open();
  expect(Recogniser.all).toEqual([]);
  fill({ Language: 'ml-IN' });
  expect(Recogniser.all).toEqual([]);
  press('Start listening');
  expect([last().lang, last().interimResults]).toEqual(['ml-IN', true]);
  expect(screen.getByText('Listening… say what you need.')).toBeTruthy();
  last().hear(false, ' plumb');
  expect(says()).toBe(' plumb');
  expect(onSubmit).not.toHaveBeenCalled();
  last().hear(true, ' plumber ', 'near me ');
  expect(onSubmit.mock.calls).toEqual([['plumber near me']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(last().isAborted).toBe(true);
});

test.each([
  ['not-allowed', 'The microphone is not allowed. Allow it in the settings of your browser, or type.'],
  ['network', 'Your voice could not be sent. Please check your internet connection, or type.'],
  ['no-speech', 'Nothing was heard. Try again.'],
])('%s is said, and it can listen again', async (error, sentence) => {
  await open();
  press('Start listening');
  last().tell('error', { error });
  last().tell('end');
  expect(says()).toBe(sentence);
  press('Try again');
  expect([Recogniser.all.length, says()]).toEqual([2, 'Listening… say what you need.']);
});

test('silence is said; a language of before is listened to at once', async () => {
  await open();
  press('Start listening');
  last().hear(true, '  ');
  expect(onSubmit).not.toHaveBeenCalled();
  last().tell('end');
  press('Close');
  fireEvent.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await screen.findByRole('dialog', { name: 'Search by voice' });
  expect([Recogniser.all.length, last().lang]).toEqual([2, 'en-IN']);
  last().tell('end');
  expect(says()).toBe('Nothing was heard. Try again.');
});

test('on a page in another language it listens in that one, whatever was spoken on pages in English', async () => {
  await open();
  press('Start listening');
  press('Close');
  leadTo('pa');
  fireEvent.click(screen.getByRole('button', { name: 'Speak instead of typing' }));
  await screen.findByRole('dialog', { name: 'Search by voice' });
  expect(Recogniser.all).toHaveLength(1);
  press('Start listening');
  expect(last().lang).toBe('pa-IN');
});
