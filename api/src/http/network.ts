/**
 * A household has a whole IPv6 network of 64 bits, so all its addresses count as that network. With fewer bits: the
 * larger network around it.
 */
export function networkOf(ip: string, bits: 64 | 56 | 48 = 64): string {
  if (!ip.includes(':')) return ip;
  // A server that listens for both IPv4 and IPv6 sees the ip of an IPv4 visitor in this form.
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIpv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const [first = '0', second = '0', third = '0', fourth = '0'] = [...before, ...zeros, ...after];
  if (bits === 64) return [first, second, third, fourth].join(':');
  const fourthByte = bits === 56 ? `:${Number.parseInt(fourth, 16) >> 8}` : '';
  return `${first}:${second}:${third}${fourthByte}/${bits}`;
}

/** Somebody with one IPv6 address has very many. */
export const isIpv6 = (ip: string): boolean => ip.includes(':') && !ip.includes('.');

/**
 * So that one person does not count as several: a carrier moves a phone between the 256 ips of such a network, and
 * between the IPv6 networks of 64 bits in one of 48.
 */
export const largeNetworkOf = (ip: string): string => wideNetworkOf(ip).replace(/\.\d+$/, '.0/24');

/** A rented server has 65,536 networks of 64 bits. Where a few senders could hold up many, these count as one. */
export const wideNetworkOf = (ip: string): string => networkOf(ip, 48);
