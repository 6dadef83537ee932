import { useEffect, useEffectEvent, useState } from 'react';
import { findRecogniser, type SpeechEvents } from './recogniser';

export interface Listening {
  /** What was heard so far. */
  readonly heard: string;
  /** The sentence to show if it did not work. */
  readonly error: string | null;
}

const silent: Listening = { heard: '', error: null };

const sentences: Readonly<Record<string, string>> = {
  'not-allowed': 'The microphone is not allowed. Allow it in the settings of your browser, or type.',
  'service-not-allowed': 'Your browser does not turn speech into text. Please type.',
  'audio-capture': 'No microphone was found.',
  'language-not-supported': 'Your browser does not know this language. Choose another one.',
  network: 'Your voice could not be sent. Please check your internet connection, or type.',
};
const nothingHeard = 'Nothing was heard. Try again.';

/** Listens in a language until something was said, once for each `turn`; null waits. */
export function useListening(
  language: string | null,
  turn: number,
  onSaid: (text: string) => void,
): Listening {
  const [state, setState] = useState(silent);
  const say = useEffectEvent(onSaid);
  useEffect(() => {
    const Recogniser = findRecogniser();
    if (language === null || !Recogniser) return;
    setState(silent);
    const recogniser = new Recogniser();
    recogniser.lang = language;
    recogniser.interimResults = true;
    const leaving = new AbortController();
    const on = <Type extends keyof SpeechEvents>(type: Type, hear: (event: SpeechEvents[Type]) => void) =>
      recogniser.addEventListener(
        type,
        // The browser's own types lack these events.
        (event) => hear(event as unknown as SpeechEvents[Type]),
        { signal: leaving.signal },
      );
    on('result', ({ results }) => {
      const parts = Array.from(results);
      const heard = parts.map((part) => part[0]?.transcript ?? '').join('');
      setState({ heard, error: null });
      if (parts.at(-1)?.isFinal && heard.trim()) say(heard.trim());
    });
    on('error', ({ error }) => setState({ heard: '', error: sentences[error] ?? nothingHeard }));
    // It may end without a word and without an error.
    on('end', () => setState((now) => (now.heard || now.error ? now : { ...now, error: nothingHeard })));
    recogniser.start();
    return () => {
      leaving.abort();
      recogniser.abort();
    };
  }, [language, turn]);
  return state;
}
