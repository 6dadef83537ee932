// @ts-check
// What bench/console.mjs asks for beside the plain url of every page.

/** @type {Record<string, string[]>} Further urls of a page: what its filters and its last page cost. */
export const variants = {
  '/admin': ['?span=year'],
  '/admin/payments': [
    '?state=confirmed',
    '?state=confirmed&page=100',
    '?state=all&same=1',
    '?state=all&q=Royal',
    '?q=BENCH0000042',
  ],
  '/admin/ledger': ['?page=100', '?q=BENCH0000042'],
  '/admin/shops': [
    '?q=bakery',
    '?sort=name',
    '?sort=-name&page=1000',
    '?status=expired',
    '?q=9876543210',
    '?ends=60&sort=ends',
    '?city=Kochi&complete=yes&sort=-city',
  ],
  '/admin/services': ['?q=repair', '?sort=-name'],
  '/admin/customers': [
    '?q=Person+29',
    '?page=500',
    '?role=all&sort=name',
    '?city=Kochi&page=100',
    '?role=all&city=Kochi',
    '?locked=yes',
    '?since=2026-01-01&sort=-name',
  ],
  '/admin/agents': ['?q=Agent', '?page=50', '?city=Kochi&licence=waiting'],
  '/admin/licences': ['?state=checked&page=50'],
  '/admin/reviews': ['?state=hidden', '?page=12'],
  '/admin/edits': ['?page=8'],
  '/admin/duplicates': ['?why=phone', '?why=name&page=20', '?apart=yes'],
  '/admin/audit': ['?subject=shop&action=listing+suspended', '?from=2026-06-01&until=2026-06-30'],
  '/admin/security': ['?page=1000', '?event=sign-in+failed&page=100'],
  '/admin/outbox': ['?page=100', '?show=all&page=100'],
  '/admin/words': ['?days=90', '?show=meanings'],
  '/admin/places': ['?q=kochi'],
};

/** @type {Record<string, string>} One thing of each kind that has a page of its own. */
export const examples = {
  '/admin/payments': `SELECT id FROM payment WHERE state = 'submitted' ORDER BY id DESC LIMIT 1`,
  '/admin/listings': 'SELECT max(id) AS id FROM shop',
  '/admin/statements': 'SELECT max(id) AS id FROM statement',
  '/admin/duplicates': `SELECT min(id) || '-' || max(id) AS id FROM shop WHERE id > (SELECT max(id) - 2 FROM shop)`,
  '/admin/people': `SELECT max(id) AS id FROM account WHERE role = 'user'`,
};

/** @type {Record<string, string>} Urls that end with the number of something. */
export const further = {
  '/admin/people/': 'SELECT max(account_id) AS id FROM agent',
  '/admin/audit?before=': 'SELECT id FROM audit ORDER BY at, id OFFSET 100 LIMIT 1',
  '/admin/shops?bulk=': 'SELECT max(id) AS id FROM bulk_deed',
};

/** @type {[path: string, body: object][]} What a page asks for when many are chosen: the number that is confirmed. */
export const counts = [
  ['/console/count/listings', { group: 'shops', action: 'extend' }],
  ['/console/count/listings', { group: 'shops', status: 'active', action: 'suspend' }],
  ['/console/count/listings', { group: 'services', q: 'repair', action: 'restore' }],
  ['/console/count/people', { role: 'user', city: 'Kochi', action: 'log out' }],
  ['/console/count/people', { role: 'all', locked: 'yes', action: 'unlock' }],
];
