/** Most browsers claim to be other browsers as well, so the order matters: the first that fits is right. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['KaiOS', /\bKAIOS\b/i],
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Only this many characters are read; real user agents have about 150. */
const longest = 500;

/** The name that a person would give the device, such as 'Chrome on Android', made from its user agent. */
export function deviceName(userAgent = ''): string {
  const text = userAgent.slice(0, longest);
  const nameIn = (table: typeof browsers) => table.find(([, sign]) => sign.test(text))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
