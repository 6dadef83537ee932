/** What stands in the braces of a template: figures, names, and sentences where there are words. */
export type Params = Readonly<Record<string, string | number | Said>>;

/** A sentence with parameters. Its English template is the key by which it can be found in another language. */
export class Said {
  readonly template: string;
  readonly params: Params;
  /** It is the name of a place. */
  declare readonly isName?: true;

  constructor(template: string, params: Params) {
    this.template = template;
    this.params = params;
  }

  /** In English. */
  toString(): string {
    return inWords(this, String);
  }
}

/**
 * What an English text is in another language; the same text where that is not known. The name of a place that has no
 * words there is written in the language's script.
 */
export type Words = (english: string, isName?: boolean) => string;

/** What is left of a sentence that was sent or kept. */
export type Facts = Pick<Said, 'template' | 'params' | 'isName'>;

/** The text of a sentence. Nothing else fills a template. */
export const inWords = (sentence: string | Facts, words: Words): string =>
  typeof sentence === 'string'
    ? words(sentence)
    : words(sentence.template, sentence.isName).replace(/\{(\w+)\}/g, (_, name: string) => {
        const param = sentence.params[name];
        return typeof param === 'object' ? inWords(param, words) : String(param);
      });

/** What a person reads. A sentence without parameters is its own template. */
export type Sentence = string | Said;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A value for each name in the braces of a template. */
export type ParamsOf<Text extends string> = { readonly [Name in NamesIn<Text>]: Params[string] };

/** The template is always written out here, never put together, so that a search for a sentence finds it. */
export const says = <const Text extends string>(
  template: Text,
  ...[params]: [NamesIn<Text>] extends [never] ? [] : [params: ParamsOf<Text>]
): Said => new Said(template, params ?? {});

/** An area, a town or a state of ours within a sentence. */
export const named = (place: string): Said => Object.assign(new Said(place, {}), { isName: true as const });

/** Several of them: 'name, address, photos'. */
export const listed = (sentences: readonly Sentence[]): Sentence =>
  sentences.reduceRight((others, first) => says('{first}, {others}', { first, others }));
