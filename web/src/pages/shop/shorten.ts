/** By whole words where there are any, and never through the middle of an emoji. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/[\s,;:]+\S*$/, '')}…`;
}
