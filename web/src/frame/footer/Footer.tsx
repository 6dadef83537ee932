import { legalPages } from '@aaspaas/contract/consent';
import { languageOf } from '@aaspaas/contract/languages';
import { product } from '@aaspaas/contract/product';
import { supportMessage } from '@aaspaas/contract/support-message';
import { phoneLink, sayPhone, whatsappLink } from '@aaspaas/contract/phone-number';
import { useSettings } from '../../api/boot';
import { inLanguage } from '../../current-url/language-prefix';
import { Logo } from '../../ui/art/Logo';
import { ChatButton } from '../support-chat/ChatButton';
import { aboutLinks } from '../header/section-links';
import { useSectionHref } from '../header/use-section-href';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';
import { LanguageLinks } from '../languages/LanguageLinks';

const linkClasses = 'inline-flex min-h-11 min-w-11 items-center text-ink hover:text-link hover:underline';

export function Footer() {
  const { supportPhone, supportEmail } = useSettings();
  const hrefOf = useSectionHref();
  return (
    <footer className="border-t border-line bg-card py-8 print:hidden">
      <ChatButton />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 sm:grid-cols-3">
        <div className="grid content-start gap-2">
          <Logo />
          <p className="text-ink-soft">
            Shops, services and delivery in your neighbourhood. Zero commission.
          </p>
        </div>
        <nav aria-label="About">
          <h2 className="text-lg">About</h2>
          <ul>
            {aboutLinks.map(({ label, section }) => (
              <li key={section}>
                <a href={hrefOf(section)} data-section={section} className={linkClasses}>
                  {say(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label="Contact">
          <h2 className="text-lg">Contact us</h2>
          <ul>
            <li>
              <a href={phoneLink(supportPhone)} className={linkClasses}>
                {sayPhone(supportPhone)}
              </a>
            </li>
            <li>
              <a href={`mailto:${supportEmail}`} className={`${linkClasses} break-all`}>
                {supportEmail}
              </a>
            </li>
          </ul>
          <SocialLinks />
        </section>
      </div>
      <LanguageLinks className="mx-auto flex max-w-6xl flex-wrap gap-x-5 px-4 pt-6" />
      <AboutTheWords />
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 pt-6 text-sm text-ink-soft">
        <p className="w-full sm:w-auto">Made in India, for every street in India.</p>
        {Object.values(legalPages).map(({ path: href, title }) => (
          <a key={href} href={href} className={linkClasses}>
            {say(title)}
          </a>
        ))}
      </div>
    </footer>
  );
}

/** Below pages in another language than English: who has read the words, and a way to put them right. */
export function AboutTheWords() {
  if (inLanguage.code === 'en') return null;
  return (
    <form className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-4 pt-6 text-sm text-ink-soft">
      {languageOf(inLanguage.code)?.isBeta && (
        <p>Nobody who speaks this language has read these words for us yet.</p>
      )}
      <button name="open" value="correction" className={linkClasses}>
        This reads wrong
      </button>
    </form>
  );
}

function SocialLinks() {
  const { supportPhone } = useSettings();
  const links = [
    { label: 'Facebook', href: `https://www.facebook.com/${product.slug}`, icon: 'brand-facebook' },
    { label: 'Instagram', href: `https://www.instagram.com/${product.slug}`, icon: 'brand-instagram' },
    { label: 'YouTube', href: `https://www.youtube.com/@${product.slug}`, icon: 'brand-youtube' },
    { label: 'WhatsApp', href: whatsappLink(supportPhone, say(supportMessage)), icon: 'brand-whatsapp' },
  ] as const;
  return (
    <ul className="-ml-2 flex flex-wrap" aria-label="Follow us">
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={label}
            className="grid size-11 place-items-center text-ink-soft hover:text-link"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
