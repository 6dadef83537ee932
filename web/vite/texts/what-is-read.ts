// What customers, owners and agents read, and what is for the operator, for developers and for the program.

const notOurs =
  /^api\/src\/(.*\/)?(commands|backup|openapi|metrics|db|processes|jobs|every-job|audit|settings|system|sound|demo-accounts|uploads|understanding|training|indexing|additions|settle|listing-life)\//;
const notForPeople =
  /\.test\.tsx?$|\.d\.ts$|\/console\/|dev-ui|letters\/(admins|payee|test-mail)|queries\.ts|\/(env|main|prepare|serve|app|shapes|search-words|city-spellings|place-words|stored-keys|grades|new-admin|smtp|worker|listing-life|entry-server|languages|city-places|cities|expiry|default-location|place-label|reset-second-step|area|tries|export|icon-names|\w+-shapes|shrink-worker|go-to-place|name-place)\.tsx?$/;

/** Whether texts of a source are for customers, owners and agents. */
export const isRead = (file: string): boolean =>
  /\.tsx?$/.test(file) && !notOurs.test(file) && !notForPeople.test(file);

/** Calls that make a sentence of their first argument. */
export const sayers = /^(says|say|sayWith|Said)$/;

/** Calls that are given texts, and the kind of these. */
export const tellers: Readonly<Record<string, string>> = {
  Failure: 'error',
  refusal: 'error',
  tooMany: 'error',
  messageOf: 'error',
  toast: 'message',
  signOutWithMessage: 'message',
};

/** Calls whose arguments are for the program. */
export const forProgram =
  /^((?!set)\w*Error|log|warn|error|info|about|get|set|has|add|test|run|open|field|fetch|replace\w*|split|join|normalize|startsWith|endsWith|includes|indexOf|RegExp|querySelector\w*|matchMedia|record\w+Event|recordAuditEntry|actOnListing|demand|declare\w*Call|createHash|digest|update|header|type|setHeader|addEventListener|removeEventListener|DateTimeFormat|NumberFormat|getItem|setItem|closest|\w+Attribute|toLocale\w+|\w*[cC]lasses|inColours|setting|Blob|File|count|getPropertyValue|import|localeCompare|Event|CustomEvent|setCookie|getElementById|createElement\w*|append|UnknownRole|fit|take)$/;

/** Attributes and properties that are for the program. */
const codes =
  /^(className|class|type|name|role|id|key|href|src|action|method|variant|size|sizes|icon|autoComplete|inputMode|tone|glyph|colours|d|fill|stroke|viewBox|transform|style|htmlFor|target|rel|sheet|path|withQuery|kind|state|event|scene|field|city|as|value|form|media|crossOrigin|loading|decoding|pattern|slot|lang|dir|hrefLang|timeZone|locale|proof|who|adminMay|permission|address|addressCountry|vehicle|shopName|ownerName|person|email|image|preserveAspectRatio|scope|enterKeyHint|spellCheck|autoCapitalize|fetchPriority|shape|wrap|cu|operation|days|hours|tab)$|^(data|aria)-|^(max|min|step)$|[cC]lass(es|Name)$/;
const forPeople =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|label|placeholder|hint|help|text|word|what|busyText|confirm|cancel|message|says|retryText|understood|notFound|noReviews|summary|question|any|badge|more|less|heading|caption|points|nextText|otherwise|home|name|callLabel)$/;

export const isCode = (name: string): boolean => codes.test(name);
export const isForPeople = (name: string): boolean => forPeople.test(name);

/** It begins like a sentence or a name. */
export const looksLikeText = (text: string): boolean =>
  /^([‘“"(₹–·,\s]*[A-Z]|\d+( [a-z]+)?\. [A-Z])/.test(text) &&
  /[a-z]{2}/.test(text) &&
  !looksLikeCode.test(text);

const looksLikeCode =
  /^[A-Z][\w.]*[a-z][A-Z]\w*$|^[a-z][\w-]*\/[\w/-]+$|^Asia\/|[{}<>=;]\s*$|^<|https?:|var\(|^[A-Z]+_[A-Z_]+$|^M-?\d/;

/** A text of a table whose texts begin with a small letter. */
export const isSmallText = (file: string, text: string): boolean =>
  (/(field-words|tell-edited|old-pages|letters\/listing)\.ts$/.test(file) &&
    /^[a-z]+ ?[a-z][ a-z’,;]*$/.test(text)) ||
  (file.endsWith('TermsPage.tsx') && /^([a-z’,:]+ ){4}/.test(text));

/** What stands in replies. Browsers get the words of all of it, since no script of theirs says it. */
const kindsOfData: readonly (readonly [kind: string, files: RegExp])[] = [
  ['category', /category-names/],
  ['city', /city-names/],
  ['day', /weekdays/],
  ['search result', /search\/finding|open-state/],
];

/** Where a text stands, for those who translate it: what is short differs between a button and an error. */
export function kindOfFile(file: string): string {
  if (file.includes('/letters/')) return 'mail';
  const data = kindsOfData.find(([, files]) => files.test(file));
  if (data) return data[0];
  return /\/rules\/|sentences|failures|messages/.test(file) ? 'error' : '';
}

const kinds: readonly (readonly [kind: string, names: RegExp])[] = [
  [
    'button',
    /^(<(Button|ButtonLink|button|ActionButton|ToggleChip|Choice)|@(busyText|confirm|cancel|retryText|nextText|understood|word))$/,
  ],
  [
    'label',
    /^(<(label|Badge|dt|th|legend|option|summary)|@(placeholder|aria-label|any|badge|name|callLabel)|[@.]label)$/,
  ],
  ['heading', /^(<h[1-6]|[@.]title|@heading)$/],
  ['mail', /^\.subject$/],
  ['message', /^\.message$/],
];

/** The same of an element (`<h1`), an attribute (`@title`) or a property (`.title`). */
export const kindOfName = (name: string): string => kinds.find(([, names]) => names.test(name))?.[0] ?? '';

/** They look like texts and nobody reads them, only the operator does, or they are names that stay as they are. */
export const notTexts: ReadonlySet<string> = new Set([
  'Failure',
  'User-agent: *',
  '+91XXXXXXXXXX',
  'Edge',
  'Opera',
  'Firefox',
  'Chrome',
  'Safari',
  'Android',
  'Windows',
  'Mac',
  'Chromebook',
  'Linux',
  'Samsung Internet',
  'UC Browser',
  'MIUI Browser',
  'Facebook',
  'Instagram',
  'YouTube',
  'WhatsApp',
  'UTR',
  'Console',
  'The Idempotency-Key must have 8 to 100 letters and digits.',
  '{name} has no second step yet.',
  'This word has been added already. Undo that first to give it another meaning.',
  'A meaning of this name has been added already.',
  'This area has been added already.',
  'This name has been added already.',
  'This is the only chief admin. Make another admin chief first.',
  'You may look at {most} people within an hour.',
  'Your account may not do this.',
  'There is no such listing.',
  'Please enter your code to continue.',
  'India',
  'KitchenFootwear Shopware',
  'gac.gov.in',
  'consumerhelpline.gov.in',
  '{first}, {others}',
  '“{words}”',
  '{name}: {what}',
  '{category}',
  'Arjun Das',
  'Meera Pillai',
  'Salim Khan',
  'Anita R.',
  'Joseph K.',
  'Farida S.',
  'Admin',
]);
