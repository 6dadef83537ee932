import { navigate } from './url';

/** Runs something once the screen has shown what it shows now: drawing a page takes a slow phone a tenth of a second. */
export function afterPicture(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

let wishes = 0;

/**
 * Goes there after a picture that answers the finger or key: until then, what was pressed looks so. Of several wishes
 * before that picture the last one counts.
 */
export function navigateSoon(to: string, pressed?: Element | null, replace = false): void {
  const wish = ++wishes;
  pressed?.setAttribute('data-pressed', '');
  afterPicture(() => {
    pressed?.removeAttribute('data-pressed');
    if (wish === wishes) navigate(to, { replace });
  });
}
