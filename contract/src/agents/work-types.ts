export const agentWorkTypes = ['Full Time', 'Part Time', 'Contract', 'Freelance', 'Delivery'] as const;

/** The registration writes 'Full-time' for what the profile calls 'Full Time'. Unknown words stay as they are. */
export function readWorkType(stored: string): string {
  const plain = (text: string) => text.trim().toLowerCase().replace('-', ' ');
  return agentWorkTypes.find((type) => plain(type) === plain(stored)) ?? stored.trim();
}
