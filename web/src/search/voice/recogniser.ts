/** The part of the browser's speech recognition that is used here; TypeScript does not know it. */
interface Recogniser extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

/** Its events and their data. */
export interface SpeechEvents {
  /** All that was heard so far, in parts. */
  readonly result: { readonly results: ArrayLike<SpeechResult> };
  readonly error: { readonly error: string };
  readonly end: object;
}

type SpeechResult = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };

type RecogniserMaker = new () => Recogniser;

/** Undefined in browsers that have none, such as Firefox. */
export function findRecogniser(): RecogniserMaker | undefined {
  // Both names are outside the standard types.
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Readonly<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecogniserMaker | undefined>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}
