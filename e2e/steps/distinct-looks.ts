/** Marks what the rule about contrast is to look at. */
export const distinct = 'data-distinct';

/** Runs in the page. On a shorter one, finding out takes as long as it saves. */
export const isLong = (): boolean => document.querySelectorAll('*').length > 1000;

/**
 * Runs in the page. The contrast of a text follows from how it is written and from all that may lie behind it. A list
 * of fifty rows has few texts that differ in that, and axe takes seconds for the others; the first of each is marked.
 */
export function markDistinctLooks(mark: string): void {
  const behind = new Map<Element | null, string>([[null, '']]);
  const seen = new Set<string>();
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasWords(element)) continue;
    const look = `${writtenAs(element)} on ${behindOf(element)}`;
    if (!seen.has(look)) element.setAttribute(mark, '');
    seen.add(look);
  }

  function hasWords(element: Element): boolean {
    const isControl = element.matches('input,select,textarea,button');
    return (isControl || wordsOf(element) !== '') && element.checkVisibility({ visibilityProperty: true });
  }

  function wordsOf(element: Element): string {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return own.map(({ nodeValue }) => nodeValue?.trim() ?? '').join('');
  }

  /** Axe leaves out what is disabled, and is lenient where there is a single letter or a symbol. */
  function writtenAs(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textIndent } = getComputedStyle(element);
    const control = element.closest('label')?.control ?? element;
    const isOff = control.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
    const isWord = /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(wordsOf(element));
    return [element.tagName, color, fontSize, fontWeight, textShadow, textIndent, isOff, isWord].join();
  }

  /** The surfaces of an element, of all that it lies in, and of whatever is positioned among these. */
  function behindOf(element: Element | null): string {
    const known = behind.get(element);
    if (known !== undefined || !element) return known ?? '';
    const positioned = [...element.children].filter((child) => getComputedStyle(child).position !== 'static');
    const all = [surfaceOf(element), ...positioned.map(surfaceOf), behindOf(element.parentElement)].join('/');
    behind.set(element, all);
    return all;
  }

  function surfaceOf(element: Element): string {
    const style = getComputedStyle(element);
    const { position, zIndex, opacity, filter, mixBlendMode, backgroundColor, backgroundImage } = style;
    const beforeAndAfter = ['::before', '::after'].map((part) => {
      const { content, position: at, backgroundColor: colour } = getComputedStyle(element, part);
      return content === 'none' ? '' : `${at} ${colour}`;
    });
    return [position, zIndex, opacity, filter, mixBlendMode, backgroundColor, backgroundImage]
      .concat(beforeAndAfter)
      .join();
  }
}
