import { product } from '@aaspaas/contract/product';
import { phoneLink, sayPhone, whatsappLink } from '@aaspaas/contract/phone-number';
import { useSettings } from '../../api/boot';
import { say } from '../../say';

const linkClasses = 'inline-flex min-h-11 items-center text-link underline';

/**
 * The grievance officer whom the operator has named. Until then only the support phone is shown, because nobody
 * may be invented.
 */
export function HowToReachUs() {
  const { grievanceOfficer: officer, supportPhone, supportEmail } = useSettings();
  if (!officer)
    return (
      <>
        <p>No officer is named here yet. Until then our support takes every complaint and request.</p>
        <p className="flex flex-wrap gap-x-5">
          <Phone number={supportPhone} />
          <a
            href={whatsappLink(
              supportPhone,
              say('A complaint or request about {product}:', { product: product.name }) + ' ',
            )}
            target="_blank"
            rel="noopener"
            className={linkClasses}
          >
            WhatsApp
          </a>
          <a href={`mailto:${supportEmail}`} className={linkClasses}>
            {supportEmail}
          </a>
        </p>
        <PostalAddress />
      </>
    );
  return (
    <address className="flex flex-wrap items-center gap-x-5 rounded-md border border-line bg-card p-3 not-italic">
      <strong className="w-full">{say('{name}, Grievance Officer', { name: officer.name })}</strong>
      {officer.email && (
        <a href={`mailto:${officer.email}`} className={linkClasses}>
          {officer.email}
        </a>
      )}
      {officer.phone && <Phone number={officer.phone} />}
      <PostalAddress />
    </address>
  );
}

function PostalAddress() {
  const { postalAddress } = useSettings();
  return postalAddress && <p className="w-full whitespace-pre-line">{postalAddress}</p>;
}

function Phone({ number }: { number: string }) {
  return (
    <a href={phoneLink(number)} className={linkClasses}>
      {sayPhone(number)}
    </a>
  );
}
