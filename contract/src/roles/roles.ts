import * as paths from '../paths';

export const roles = ['user', 'shop', 'deliverystaff', 'admin'] as const;
export type Role = (typeof roles)[number];

const otherSpellings: ReadonlyMap<string, Role> = new Map([
  ['shopowner', 'shop'],
  ['delivery_staff', 'deliverystaff'],
]);

/** Reads role values in any letter case and in two older spellings; null for anything else. */
export function readRole(text: string): Role | null {
  const lower = text.trim().toLowerCase();
  return roles.find((role) => role === lower) ?? otherSpellings.get(lower) ?? null;
}

const homes: Readonly<Record<Role, string>> = {
  user: paths.userHome,
  shop: paths.shopHome,
  deliverystaff: paths.agentHome,
  admin: paths.consoleHome,
};

/** Where a person goes after signing in, and from '/' while signed in. */
export function homeOf(role: string): string {
  const known = readRole(role);
  return known ? homes[known] : homes.user;
}
