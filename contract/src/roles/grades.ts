/** The grades of the admin role. On the wire the role is `admin`, whatever the grade. */
export const grades = ['chief', 'cashier', 'moderator', 'viewer'] as const;
export type Grade = (typeof grades)[number];

/** What a call of the console asks for. */
export type Permission =
  | 'look'
  | 'settle payments'
  | 'change listings'
  | 'change people'
  | 'delete people'
  | 'export data'
  | 'check licences'
  | 'moderate reviews'
  | 'change words'
  | 'change settings'
  | 'send mail'
  | 'read the log'
  | 'manage admins';

/** Who may do what: the only such table. */
export const grantedTo: Readonly<Record<Permission, readonly Grade[]>> = {
  look: ['chief', 'cashier', 'moderator', 'viewer'],
  'settle payments': ['chief', 'cashier'],
  'change listings': ['chief', 'cashier', 'moderator'],
  'change people': ['chief'],
  'delete people': ['chief'],
  'export data': ['chief', 'cashier'],
  'check licences': ['chief', 'moderator'],
  'moderate reviews': ['chief', 'moderator'],
  'change words': ['chief', 'moderator'],
  'change settings': ['chief'],
  'send mail': ['chief'],
  'read the log': ['chief'],
  'manage admins': ['chief'],
};

export const isGranted = (grade: Grade | null, permission: Permission): boolean =>
  grade !== null && grantedTo[permission].includes(grade);

/**
 * Whether the second factor must have been given: not at all, in this session by whoever has set it up, in this session
 * by everybody, or in this session within the last ten minutes.
 */
export type Proof = 'none' | 'where set up' | 'session' | 'recent';

export const recentProofMs = 10 * 60_000;
