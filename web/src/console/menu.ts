import { type Grade, isGranted, type Permission } from '@aaspaas/contract/console/grades';
import type { WaitingKind } from '@aaspaas/contract/console/today/waiting';

interface MenuItem {
  readonly label: string;
  readonly href: string;
  /** What the page asks for: without it the page is not offered, and says so where it is opened anyway. */
  readonly permission: Permission;
  /** What waits there, which is counted beside it. */
  readonly waits?: WaitingKind;
}

interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Every page of the console, and who may open it. A page below another, such as one payment, goes by the same row. */
const everyGroup: readonly MenuGroup[] = [
  {
    title: 'Work',
    items: [
      { label: 'Today', href: '/admin', permission: 'look' },
      { label: 'Payments', href: '/admin/payments', permission: 'look', waits: 'payments' },
      { label: 'Licences', href: '/admin/licences', permission: 'check licences', waits: 'licences' },
      { label: 'Reviews', href: '/admin/reviews', permission: 'look', waits: 'reports' },
      { label: 'Edits', href: '/admin/edits', permission: 'look', waits: 'edits' },
    ],
  },
  {
    title: 'Money',
    items: [
      { label: 'Statements', href: '/admin/statements', permission: 'settle payments' },
      { label: 'Ledger', href: '/admin/ledger', permission: 'look' },
    ],
  },
  {
    title: 'People and listings',
    items: [
      { label: 'Shops', href: '/admin/shops', permission: 'look' },
      { label: 'Services', href: '/admin/services', permission: 'look' },
      { label: 'Agents', href: '/admin/agents', permission: 'look' },
      { label: 'Customers', href: '/admin/customers', permission: 'look' },
      { label: 'Duplicates', href: '/admin/duplicates', permission: 'look' },
    ],
  },
  {
    title: 'Search',
    items: [
      { label: 'Words', href: '/admin/words', permission: 'look' },
      { label: 'Places', href: '/admin/places', permission: 'look' },
    ],
  },
  {
    title: 'Running it',
    items: [
      { label: 'Settings', href: '/admin/settings', permission: 'change settings' },
      { label: 'Announcements', href: '/admin/announcements', permission: 'change settings' },
      { label: 'Mail', href: '/admin/outbox', permission: 'send mail', waits: 'mail' },
      { label: 'Jobs', href: '/admin/jobs', permission: 'look' },
      { label: 'Who did what', href: '/admin/audit', permission: 'read the log' },
      { label: 'Security', href: '/admin/security', permission: 'read the log' },
      { label: 'Admins', href: '/admin/admins', permission: 'manage admins' },
      { label: 'Your second step', href: '/admin/two-step', permission: 'look' },
    ],
  },
];

/** What the menu offers to an admin of this grade. */
export const menuFor = (grade: Grade | null): readonly MenuGroup[] =>
  everyGroup
    .map(({ title, items }) => ({
      title,
      items: items.filter(({ permission }) => isGranted(grade, permission)),
    }))
    .filter(({ items }) => items.length > 0);

/** The row that a path belongs to; pages that are in no menu, such as one listing, can be opened by every grade. */
export function menuItemAt(path: string): MenuItem | undefined {
  const at = path.toLowerCase().replace(/(.)\/$/, '$1');
  const items = everyGroup.flatMap((group) => group.items);
  return items
    .filter(({ href }) => at === href || (href !== '/admin' && at.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
}
