/**
 * The one-way list: a room may import itself, the rooms that its line names, and all that those may import.
 * Rooms are folders (or single files) under the named root, or folders inside them that the list names apart;
 * a new room is added here or the check fails.
 * `api` and `web` may also import `contract`; nothing else crosses.
 */
export const importOrder = {
  'contract/src': {
    failure: [],
    shapes: [],
    product: [],
    consent: [],
    media: [],
    'photo-receipt': [],
    'search-words': [],
    // A call names the role that may make it.
    call: ['failure', 'shapes', 'product', 'accounts'],
    rules: ['failure'],
    places: ['search-words', 'shapes'],
    accounts: ['call', 'shapes', 'rules', 'media', 'failure', 'consent'],
    shops: ['accounts', 'places', 'rules', 'call', 'product'],
    reviews: ['shops'],
    favourites: ['shops'],
    agents: ['shops'],
    deliveries: ['agents'],
    payments: ['shops'],
    search: ['shops'],
    registration: ['shops', 'agents', 'payments'],
    admin: ['shops', 'agents'],
    'every-call': ['registration', 'admin', 'reviews', 'favourites', 'deliveries', 'search'],
    page: ['every-call'],
  },
  'api/src': {
    outside: [],
    db: ['outside'],
    http: ['db', 'outside'],
    media: ['db', 'outside'],
    accounts: ['http', 'media'],
    shops: ['accounts'],
    search: ['shops'],
    reviews: ['shops'],
    favourites: ['shops'],
    agents: ['shops'],
    deliveries: ['shops'],
    payments: ['shops'],
    registration: ['search', 'reviews', 'favourites', 'agents', 'deliveries', 'payments'],
    admin: ['search', 'reviews', 'favourites', 'agents', 'deliveries', 'payments'],
    // The demo data is written by the same rules as everyone's, so it stands above them.
    'db/demo': ['shops'],
    env: [],
    app: ['registration', 'admin', 'env'],
    // What the operator does at the machine itself.
    commands: ['registration', 'admin', 'env'],
    main: ['app', 'commands', 'db/demo'],
  },
  'web/src': {
    router: [],
    ui: ['router'],
    forms: ['ui'],
    server: ['ui'],
    session: ['ui', 'server'],
    places: ['forms', 'server', 'session'],
    photos: ['forms', 'server'],
    accounts: ['forms', 'server', 'session', 'places', 'photos'],
    landing: ['accounts'],
    legal: ['ui', 'server'],
    shops: ['accounts', 'photos'],
    finder: ['shops'],
    reviews: ['accounts'],
    // A favourite is a shop, and is shown as one.
    favourites: ['shops'],
    agents: ['accounts'],
    deliveries: ['accounts'],
    payments: ['accounts'],
    registration: ['accounts', 'photos'],
    admin: ['accounts'],
    frame: [
      'landing',
      'legal',
      'shops',
      'finder',
      'reviews',
      'favourites',
      'agents',
      'deliveries',
      'payments',
      'registration',
      'admin',
    ],
    screens: ['frame'],
    routes: ['screens'],
    App: ['routes'],
    'entry-client': ['App'],
    'entry-server': ['App'],
  },
};

/** Names that say nothing about what is inside. */
export const forbiddenFolders = ['utils', 'misc', 'common', 'helpers'];
