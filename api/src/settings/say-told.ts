/** Of owners who waited until payments opened; their mails wait where there is no mail server. */
export function sayTold(owners: number, hasMailServer: boolean): string {
  const who = owners === 1 ? '1 owner who was waiting' : `${owners} owners who were waiting`;
  if (!hasMailServer) return `There is no mail server: please tell the ${who}.`;
  return `${who} ${owners === 1 ? 'gets' : 'get'} a mail.`;
}
