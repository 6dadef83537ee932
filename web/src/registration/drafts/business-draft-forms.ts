import type { Basics, Contact, Operating } from '@aaspaas/contract/registration/values';
import type { BrandingValues } from '../branding-values';
import type { DraftForm } from './draft-store';

const basicsBlank: Basics = { shopName: '', ownerName: '', category: '', address: '', state: '', city: '' };

const basicsDraft = (key: string): DraftForm<Basics> => ({
  key,
  names: {
    shopName: 'shop_name',
    ownerName: 'owner_name',
    address: 'address',
    state: 'state',
    city: 'city',
    category: 'category',
  },
  blank: basicsBlank,
  lasts: 'until-submitted',
});

export const operatingAtFirst: Operating = {
  workingDays: [],
  scheduleType: 'part-time',
  openingHours: '08:00 AM - 10:00 PM',
  serviceArea: '',
  deliveryOption: '',
};

const operatingDraft = (key: string): DraftForm<Operating> => ({
  key,
  names: {
    workingDays: 'working_days',
    openingHours: 'opening_hours',
    deliveryOption: 'delivery_option',
    serviceArea: 'service_area',
    scheduleType: 'schedule_type',
  },
  blank: operatingAtFirst,
  lasts: 'until-submitted',
});

const brandingDraft = (key: string): DraftForm<BrandingValues> => ({
  key,
  names: { description: 'description', services: 'services', prices: 'prices' },
  blank: { images: [], description: '', services: [], prices: [] },
  lasts: 'until-submitted',
});

/** The drafts of the three registrations. Their keys must not change, because browsers hold drafts under them. */
export const drafts = {
  shop: {
    basics: basicsDraft('businessInfo'),
    operating: operatingDraft('operatingDetails'),
    branding: brandingDraft('brandingDetails'),
  },
  service: {
    basics: {
      key: 'serviceInfo',
      names: {
        shopName: 'shopName',
        ownerName: 'ownerName',
        category: 'businessCategory',
        address: 'shopAddress',
        state: 'state',
        city: 'district',
      },
      blank: basicsBlank,
      lasts: 'until-submitted',
    } satisfies DraftForm<Basics>,
    operating: operatingDraft('serviceOperatingDetails'),
    branding: brandingDraft('serviceRegistration'),
  },
  both: {
    basics: basicsDraft('bothInfo'),
    operating: operatingDraft('bothOperatingDetails'),
    branding: brandingDraft('brandingDetails'),
  },
} as const;

/** Phone numbers and email are shared by the three registrations. Passwords are never part of a draft. */
export const contactDraft: DraftForm<Contact> = {
  key: 'contactDetails',
  names: {
    primaryPhone: 'primary_phone',
    alternatePhone: 'secondary_phone',
    whatsappNumber: 'whatsapp_number',
    email: 'email',
  },
  blank: { primaryPhone: '', alternatePhone: '', whatsappNumber: '', email: '', password: '', confirm: '' },
  lasts: 'visit',
};

/** The key of a business's photos, which the three registrations share. */
export const businessPhotos = 'businessPhotos';
