import { offeredLanguages } from '@aaspaas/contract/languages';
import { Icon } from '../../ui/Icon';
import { LanguageLinks } from './LanguageLinks';

/** On wide screens, where the header has no other menu to open. Beside the links of somebody signed in there is less room. */
export function LanguageMenu({ isSignedIn }: { isSignedIn: boolean }) {
  if (offeredLanguages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget="languages"
        aria-label="Languages"
        className={`hidden size-[44px] shrink-0 items-center justify-center rounded-md hover:bg-leaf-soft ${isSignedIn ? '@5xl:flex' : '@3xl:flex'}`}
      >
        <Icon name="language" />
      </button>
      <div id="languages" popover="auto" className="hanging">
        <LanguageLinks className="grid grid-cols-2" />
      </div>
    </>
  );
}
