import { isStep, travelBack } from './back-step';
import { closeMenus } from './close-menus';

/** Back closes an open menu, where the browser does not do so by itself. */
export function closeMenusOnBack(): void {
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', keepStepToSection, true);
  addEventListener('popstate', () => isStep() || closeMenus());
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement && target.popover)) return;
  // One step for a menu and the list that opens in it.
  const isOpen = document.querySelector(':popover-open') !== null;
  if (isOpen && !isStep()) history.pushState({ isStep: true }, '');
  else if (!isOpen && isStep()) travelBack(0);
}

/** What leads to a section of this page closes the menu, too. Its step is kept for the way back from the section. */
function keepStepToSection({ target }: Event): void {
  const leadsToSection = target instanceof Element && target.closest('[data-section]');
  if (leadsToSection && isStep()) history.replaceState({}, '');
}
