import { currentUrl } from '../../current-url/url';
import { loadFromTab, removeFromTab, saveInTab } from '../../session/tab-storage';

const key = 'typed';

/** Drafts keep what else was typed; what is chosen from a list of offers is no text of its own. */
const kept =
  'main form :is(input, textarea, select)[name]:not([type=hidden], [type=file], [type=password], [autocomplete*=password], [autocomplete=one-time-code], [role=combobox])';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By name, and by which of those with the same name it is. */
function controls(): ReadonlyMap<string, Control> {
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>(kept)) {
    let nth = 0;
    while (named.has(`${control.name} ${nth}`)) nth += 1;
    named.set(`${control.name} ${nth}`, control);
  }
  return named;
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Keeps what is typed into the page, but for passwords, until it is there in another language. */
export function keepTyped(): void {
  const values = [...controls()].map(([name, control]) => [
    name,
    isTicked(control) ? control.checked : control.value,
  ]);
  saveInTab(key, { url: currentUrl(), values: Object.fromEntries(values) });
}

/** Types it again, as the fields come to be there, until somebody types or presses something. */
export function bringTyped(): void {
  const { url, values } = loadFromTab(key);
  removeFromTab(key);
  if (url !== currentUrl() || typeof values !== 'object' || !values) return;
  const left = new Map(Object.entries(values));
  const leaving = new AbortController();
  const { signal } = leaving;
  const bring = () => {
    // Before that, what is typed reaches no form.
    if (!('ready' in document.documentElement.dataset)) return;
    for (const [name, control] of controls()) {
      if (left.has(name)) type(control, left.get(name));
      left.delete(name);
    }
    if (left.size === 0) leaving.abort();
  };
  const observer = new MutationObserver(bring);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['pointerdown', 'keydown', 'popstate'])
    addEventListener(event, () => leaving.abort(), { signal, capture: true });
  observer.observe(document.documentElement, {
    attributeFilter: ['data-ready'],
    childList: true,
    subtree: true,
  });
  bring();
}

function type(control: Control, value: unknown): void {
  if (isTicked(control)) {
    if (control.checked !== value) control.click();
    return;
  }
  if (control.value === value) return;
  // React notes what is set on the element itself and would take it for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
