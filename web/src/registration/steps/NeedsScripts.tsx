import { phoneLink, sayPhone } from '@aaspaas/contract/phone-number';
import { useSettings } from '../../api/boot';

/**
 * Drafts and photos are kept by scripts, so a registration is the one thing that does not work without them. Only
 * the server renders this.
 */
export function NeedsScripts() {
  const { supportPhone } = useSettings();
  return (
    <noscript>
      <p className="bg-marigold-soft p-4 text-center text-marigold-strong">
        This form needs JavaScript. Please switch it on in your browser’s settings, or use another browser.
        {supportPhone && (
          <>
            {' '}
            We also help by phone: <a href={phoneLink(supportPhone)}>{sayPhone(supportPhone)}</a>
          </>
        )}
      </p>
    </noscript>
  );
}
