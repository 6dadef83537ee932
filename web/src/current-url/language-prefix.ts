let prefix = '';

/** What stands in front of the paths of all pages, such as '/hi'. The server sets it for as long as it draws one page. */
export function setPrefix(of: string): void {
  prefix = of;
}

/** A path of ours as links and addresses have it. Files and calls are the same in every language. */
export const withPrefix = (path: string): string =>
  !prefix || !/^\/(?!\/|aaspaas\/|assets\/)/.test(path) || isPrefixed(path) ? path : prefix + path;

/** The same without it, as pages know it. */
export const withoutPrefix = (path: string): string =>
  isPrefixed(path) ? path.slice(prefix.length).replace(/^(?!\/)/, '/') : path;

const isPrefixed = (path: string): boolean =>
  prefix !== '' && path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));
