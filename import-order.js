/**
 * Which folder may import which: itself, those that its line names, and whatever those may import. So imports go one
 * way. A line names a folder or a file under the root, or one further inside that has an order of its own; whatever is
 * not named fails the check, and so does a name without a folder. `api` and `web` may also import `contract`, and
 * never each other; `demo` may import `api` too, and nobody `demo`.
 */
export const importOrder = {
  'contract/src': {
    'registration/later-steps': [],
    paths: ['registration/later-steps'],
    says: [],
    languages: [],
    words: [],
    // Names of places, as they sound.
    scripts: [],
    failure: ['says'],
    'rule-engine': ['says'],
    shapes: [],
    product: [],
    'support-message': ['product', 'says'],
    consent: ['paths', 'says'],
    durations: [],
    escape: [],
    'phone-number': [],
    'say-number': [],
    'search-words': [],
    roles: ['paths'],
    // A call names the role, and for admins the permission, that it asks for.
    'declare-call': ['product', 'roles'],
    'console/declare-console-call': ['declare-call'],
    photos: ['rule-engine'],
    places: ['declare-call', 'says', 'shapes', 'search-words'],
    accounts: ['declare-call', 'says', 'shapes', 'photos', 'consent', 'languages'],
    // Which status a listing can have; a shop's record says it too.
    'payments/states': [],
    shops: ['accounts', 'places', 'payments/states', 'say-number'],
    reviews: ['shops'],
    favourites: ['shops'],
    corrections: ['declare-call', 'rule-engine', 'shapes'],
    agents: ['shops'],
    deliveries: ['agents'],
    payments: ['shops', 'payments/states'],
    search: ['shops'],
    registration: ['shops', 'payments'],
    // The operator sees whatever the others have.
    console: ['console/declare-console-call', 'registration', 'reviews', 'deliveries', 'search'],
    'every-call': ['console', 'corrections', 'registration', 'reviews', 'favourites', 'deliveries', 'search'],
    'bounded-requests': ['every-call'],
    call: ['every-call'],
    page: ['every-call', 'languages', 'words'],
  },
  'api/src': {
    system: [],
    db: ['system'],
    audit: ['db'],
    settings: ['db'],
    // What runs by itself, how it went, and how the console asks for it.
    jobs: ['settings'],
    mail: ['db', 'languages'],
    photos: ['db', 'photos/bucket/bucket-url'],
    languages: [],
    http: ['photos', 'languages'],
    accounts: ['http', 'mail', 'audit', 'settings'],
    corrections: ['http'],
    // How words of any script sound, and by how many letters they differ; names of places are compared by it too.
    sound: [],
    places: ['http', 'sound'],
    // A shop as the database has it, which a search reads as well.
    'shop-rows': ['db'],
    search: ['places', 'mail', 'shop-rows'],
    shops: ['accounts', 'search'],
    reviews: ['shops'],
    favourites: ['shops'],
    agents: ['shops'],
    deliveries: ['shops'],
    payments: ['shops', 'jobs'],
    registration: ['reviews', 'favourites', 'agents', 'deliveries', 'payments'],
    // The whole database and all photos, whatever is in them.
    // Who was erased is erased again after a restore.
    backup: ['photos', 'accounts'],
    // Who may sign in to the demo data, and what a start does about it.
    'demo-accounts': ['audit'],
    // The operator's pages look into every feature.
    console: ['registration'],
    // How everything is doing, for programs that watch it.
    metrics: ['console'],
    // The description of all calls.
    openapi: ['http'],
    // What S3_URL says.
    'photos/bucket/bucket-url': [],
    env: ['photos/bucket/bucket-url', 'system'],
    app: ['registration', 'corrections', 'console', 'openapi', 'metrics'],
    // The list of all jobs, each of which stands in the room that knows what it does.
    'every-job': ['console', 'backup'],
    // What the operator does at the machine itself, some of it as in the console.
    commands: ['console', 'env', 'backup'],
    // What a process does that visitors come to, and what is done before they come.
    serve: ['app', 'env', 'every-job', 'metrics'],
    prepare: ['commands', 'demo-accounts', 'env', 'search', 'places'],
    // Several of them on one machine.
    processes: ['serve', 'metrics'],
    main: ['serve', 'prepare', 'processes', 'commands'],
  },
  'demo/src': {
    words: [],
    records: ['words'],
    queries: ['records'],
    pictures: [],
    photos: ['pictures', 'queries'],
    load: ['queries'],
    main: ['load', 'photos'],
  },
  'web/src': {
    'current-url': [],
    // What a page says of itself, and what it reads before it is sent; parts of pages say that too.
    page: ['current-url'],
    say: [],
    'say-time': ['say'],
    'say-with': ['say'],
    'say-date': ['say'],
    'say-moment': ['say-time', 'say-date'],
    // What elements are made by, and what brings the words of a language.
    jsx: ['current-url'],
    words: ['current-url', 'say'],
    ui: ['page', 'say', 'say-with', 'say-date', 'say-moment'],
    forms: ['ui'],
    api: ['current-url', 'say'],
    announcements: ['ui', 'api'],
    session: ['ui', 'api'],
    places: ['api', 'session', 'forms', 'page'],
    photos: ['forms', 'api'],
    accounts: ['forms', 'api', 'session', 'places', 'photos'],
    reviews: ['accounts'],
    'shops/opening': ['api', 'ui'],
    // What a card shows of a shop; the buttons to reach the shop need it too.
    'shops/cards/card-view': ['api', 'say-time'],
    'shops/contact': ['accounts', 'shops/cards/card-view'],
    'shops/cards': ['shops/contact', 'shops/opening'],
    // The field in which an owner chooses what the business is.
    'shops/category': ['forms', 'api'],
    'shops/edit': ['shops/cards', 'shops/category', 'photos'],
    'shops/detail': ['shops/cards', 'shops/edit', 'reviews'],
    search: ['shops/detail'],
    // A favourite is a shop, and is shown as one.
    favourites: ['shops/cards'],
    // What somebody says reads wrong.
    corrections: ['api', 'forms', 'words'],
    deliveries: ['accounts'],
    payments: ['accounts'],
    registration: ['shops/category', 'photos', 'payments'],
    // The operator's console: only its own pages load it.
    // An operator edits a listing in its owner's editor.
    console: ['accounts', 'photos', 'announcements', 'shops/edit'],
    frame: ['announcements', 'search', 'favourites', 'corrections', 'deliveries', 'payments', 'registration'],
    'pages/legal': ['api', 'ui', 'page'],
    'pages/results': ['search'],
    'pages/agents': ['search', 'deliveries'],
    'pages/agent-profile': ['pages/agents'],
    // Whose sections the header and the footer link to.
    'pages/landing': ['frame'],
    pages: ['frame', 'console', 'pages/legal', 'pages/results', 'pages/agent-profile', 'pages/landing'],
    App: ['pages'],
    'entry-client': ['App', 'words'],
    'entry-server': ['App', 'words'],
  },
};

/** Names that say nothing about what is inside. */
export const forbiddenFolders = ['utils', 'misc', 'common', 'helpers'];
