import { addStep, isStep, leaveStep } from './back-step';

const open = ':popover-open';

/** Closes any open menu, on the way to somewhere else on this page: what was its step then leads back from there. */
export function closeMenus(): void {
  if (isStep()) history.replaceState({}, '');
  for (const menu of document.querySelectorAll<HTMLElement>(open)) menu.hidePopover();
}

/** Back closes an open menu, where the browser does not do so by itself. */
export function closeMenusOnBack(): void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement && target.popover)) return;
    // One step for a menu and the list that opens in it.
    if (document.querySelector(open)) addStep();
    else leaveStep();
  };
  document.addEventListener('toggle', onToggle, true);
  addEventListener('popstate', () => isStep() || closeMenus());
}
