import { navigate } from './url';

/** Runs something after the next picture on the screen: drawing a page takes a slow phone a tenth of a second. */
export function afterPicture(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

let asked = 0;

/**
 * Goes there after the picture that shows the control as pressed. Of several calls before that picture the last one
 * counts.
 */
export function navigateSoon(to: string, pressed?: Element | null, replace = false): void {
  const number = ++asked;
  pressed?.setAttribute('data-pressed', '');
  afterPicture(() => {
    pressed?.removeAttribute('data-pressed');
    if (number === asked) navigate(to, { replace });
  });
}
