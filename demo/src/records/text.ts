/** Puts words into the slots of a pattern: 'Best in {area}' becomes 'Best in Kaloor'. */
export function fill(pattern: string, slots: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (slot: string, name: string) => {
    const word = slots[name];
    if (word === undefined) throw new Error(`nothing for ${slot} in "${pattern}"`);
    return word;
  });
}

/** 'Dry cleaning' becomes 'dry cleaning' inside a sentence; 'AC repair' stays. */
export const insideSentence = (item: string): string =>
  /^[A-Z][a-z]+/.test(item) && !/^[A-Z]\w*[A-Z]/.test(item) && !properNouns.test(item)
    ? item.charAt(0).toLowerCase() + item.slice(1)
    : item;

const properNouns =
  /^(Kannada|Malayalam|Hindi|German|French|Japanese|Arabic|Carnatic|Hindustani|Kolhapuri|Google|Udyam)/;

/** Needed when a slot at the start of a sentence was filled with a lower-case word. */
export const capitalised = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
