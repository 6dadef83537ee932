/** The city of a location text is what stands before its first comma. */
export function cityOfLocation(location: string): string {
  return location.split(',', 1).join('').trim();
}
