import type { AgentContact, AgentPersonal } from '@aaspaas/contract/registration/values';
import type { AgentDetailsValues, AgentPhotoValues } from '../agent-values';
import type { DraftForm } from './draft-store';

export const personalDraft: DraftForm<AgentPersonal> = {
  key: 'agentPersonal',
  names: {
    name: 'name',
    email: 'email',
    mobile: 'mobile',
    whatsappNumber: 'whatsapp_contact',
    location: 'location',
  },
  blank: { name: '', email: '', mobile: '', whatsappNumber: '', location: '' },
  lasts: 'until-submitted',
};

export const detailsDraft: DraftForm<AgentDetailsValues> = {
  key: 'agentDetails',
  names: { vehicleType: 'vehicle_type', workType: 'work_type' },
  blank: { vehicleType: '', workType: 'Full-time', licences: [] },
  lasts: 'until-submitted',
};

// None of it is text: the photo has a store of its own.
export const profilePhotoDraft: DraftForm<AgentPhotoValues> = {
  key: 'agentPicture',
  names: {},
  blank: { picture: null },
  lasts: 'until-submitted',
};

export const contactDraft: DraftForm<AgentContact> = {
  key: 'agentContact',
  names: {
    primaryPhone: 'mobile',
    secondaryPhone: 'secondary_mobile',
    whatsappNumber: 'whatsapp_contact',
    email: 'email',
  },
  blank: { primaryPhone: '', secondaryPhone: '', whatsappNumber: '', email: '', password: '', confirm: '' },
  lasts: 'until-submitted',
};

/** The personal step asks for the same phone numbers and email, so they need not be typed again. */
export const personalAsContact: DraftForm<AgentContact> = { ...contactDraft, key: personalDraft.key };
