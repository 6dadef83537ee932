import type { Page } from '@playwright/test';
import { type Input, inputOn } from '../touch-and-keyboard';

/**
 * Somebody on the way through a registration. When the tab is killed, `page` and `input` are replaced by those of the
 * new tab.
 */
export interface Walker {
  page: Page;
  input: Input;
  readonly isMobile: boolean;
}
export const walkerOn = (page: Page, isMobile: boolean): Walker => ({
  page,
  input: inputOn(page, isMobile),
  isMobile,
});

/** Next; on the last step the button is called Submit. */
export const pressNext = ({ page, input }: Walker): Promise<void> =>
  input.press(page.getByRole('button', { name: /^(Next|Submit)$/ }));
