import type { ReplyOf } from '@aaspaas/contract/call';
import type { Language } from '@aaspaas/contract/languages';
import { addShop } from '@aaspaas/contract/registration/calls';
import { businessConsent } from '@aaspaas/contract/registration/consent';
import { businessRules } from '@aaspaas/contract/registration/rules/business';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import { hashPassword } from '../accounts/passwords';
import { recordConsent } from '../accounts/queries';
import { refuseEasyPassword } from '../accounts/refuse-easy-password';
import { countSignUp } from '../accounts/throttle';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { withCountry } from '../http/read-typed';
import { route } from '../http/route';
import { businessRegisteredLetter } from '../mail/letters/registration';
import { queueMailIf } from '../mail/queries';
import { askForPayment } from '../payments/ask-for-payment';
import { inspectUpload } from '../photos/inspect';
import { keepPhotos } from '../photos/keep-photos';
import { readSettings } from '../settings/queries';
import { indexShop } from '../search/indexing/index-shops';
import { derivedFrom, type Listing } from '../shops/listing';
import { askToFile, settleOther } from '../shops/other-category';
import { addShopPhotos } from '../shops/photo-queries';
import { readPinCode, readKind } from '../shops/read-edit';
import { pointOfPlace, readPlace, refuseFarPin } from '../shops/read-place';
import { asFarAsGiven } from './as-far-as-given';
import { listingOf, ownerOf } from './new-business';
import { addAccount, addShopRow } from './queries';
import { type Business, readBusiness } from './read-business';
import { refuseTaken, namingTakenField } from './taken';

export const addShopRoute = route(addShop, async (context) => {
  const { body, uploads, db, clock, visit } = context;
  const kind = readKind(body.service_or_shop);
  const seen = await Promise.all(uploads.image.map(inspectUpload));
  const { clean } = businessRules[kind];
  const business = readBusiness(body, clean, seen);
  checkRules(rulesFor(kind, business), business);
  const { email, primaryPhone, alternatePhone, whatsappNumber } = business;
  refuseEasyPassword(business.password, { email, phones: [primaryPhone, alternatePhone, whatsappNumber] });
  const pinCode = readPinCode(body.pin_code);
  const place = readPlace(body, business.city, await pointOfPlace(db, { ...business, pinCode }));
  await refuseFarPin(db, { ...place, pinCode }, body.pin_sure);
  const listing = settleOther(listingOf(kind, business, { ...place, pinCode }, clean(body.location ?? '')));
  await countSignUp(db, visit.ip);
  await refuseTaken(db, email || null, withCountry(primaryPhone));
  const images = await keepPhotos(context, uploads.image, { field: 'images' });
  const owner = ownerOf(business, await hashPassword(business.password));
  const hashes = images.map(({ hash }) => hash);
  const registration = {
    owner,
    listing,
    typed: business.category,
    hashes,
    language: visit.language,
    publicUrl: context.publicUrl(),
  };
  return context.write(async (tx, about) => {
    const { ownerId, reply } = await namingTakenField(() => settle(tx, registration, clock.now()));
    about(ownerId);
    return reply;
  });
});

/** Operating details and branding may be filled in later, in the profile. Until then the listing is incomplete. */
function rulesFor(kind: Kind, business: Business): RuleTable<Business> {
  const { basics, operating, branding, contact } = businessRules[kind];
  return { ...basics, ...asFarAsGiven<Business>({ ...operating, ...branding }, business), ...contact };
}

interface Registration {
  readonly owner: ReturnType<typeof ownerOf>;
  readonly listing: Listing;
  /** The category as the owner gave it. */
  readonly typed: string;
  readonly hashes: readonly string[];
  /** In which the wording of the consent was read. */
  readonly language: Language;
  /** The beginning of links in the mail. */
  readonly publicUrl: string;
}

interface Settled {
  readonly ownerId: number;
  readonly reply: ReplyOf<typeof addShop>;
}

/** In one transaction. */
async function settle(tx: Db, registration: Registration, now: Date): Promise<Settled> {
  const { listing } = registration;
  const ownerId = await addAccount(tx, registration.owner);
  const shopId = await addShopRow(tx, { ...listing, ...derivedFrom(listing), ownerId });
  await indexShop(tx, shopId);
  await askToFile(tx, shopId, registration.typed, now);
  await addShopPhotos(tx, shopId, registration.hashes);
  await recordConsent(tx, ownerId, businessConsent, registration.language, now);
  await recordSecurityEvent(tx, { accountId: ownerId, event: 'signed up' }, now);
  const entry = { actorId: ownerId, action: 'shop registered', subject: 'shop', subjectId: shopId } as const;
  await recordAuditEntry(tx, { ...entry, detail: { kind: listing.kind } }, now);
  const payment = await askForPayment(tx, shopId, now);
  if (!payment) throw new Error('a new shop owes nothing yet');
  const { email } = registration.owner;
  const { plan_days } = await readSettings(tx);
  await queueMailIf(
    tx,
    email !== null,
    ownerId,
    businessRegisteredLetter(email ?? '', payment, Number(plan_days), registration.publicUrl),
    now,
  );
  const reply = { result: true, message: 'Registration successful! Redirecting...', sh_id: shopId, payment };
  return { ownerId, reply };
}
