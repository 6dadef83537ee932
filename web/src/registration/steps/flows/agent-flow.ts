import * as paths from '@aaspaas/contract/paths';
import { agentRules } from '@aaspaas/contract/registration/rules/agent';
import type { AgentContact, AgentPersonal } from '@aaspaas/contract/registration/values';
import type { AgentDetailsValues, AgentPhotoValues } from '../../agent-values';
import {
  contactDraft,
  detailsDraft,
  personalAsContact,
  personalDraft,
  profilePhotoDraft,
} from '../../drafts/agent-draft-forms';
import type { ContactField } from './contact-field';
import { type Flow, skipAskingTo, skipContactTo, type FlowStep } from './flow';

interface AgentFlow extends Flow {
  readonly personal: FlowStep<AgentPersonal>;
  readonly details: FlowStep<AgentDetailsValues>;
  readonly picture: FlowStep<AgentPhotoValues>;
  readonly contact: FlowStep<AgentContact>;
  readonly contactFields: readonly ContactField<AgentContact>[];
}

export const agentFlow: AgentFlow = {
  header: 'Delivery Agent Registration.',
  steps: ['Role', 'Personal info', 'Delivery details', 'Profile picture', 'Contact'],
  clean: agentRules.clean,
  personal: {
    path: paths.agentPersonal,
    title: 'Personal Information',
    place: 1,
    draft: personalDraft,
    relatedDrafts: [],
    rules: agentRules.personal,
    timing: 'on-submit',
    before: '/',
    next: paths.agentDetails,
    skip: skipAskingTo(paths.agentDetails),
  },
  details: {
    path: paths.agentDetails,
    title: 'Delivery Details',
    place: 2,
    draft: detailsDraft,
    relatedDrafts: [],
    rules: agentRules.details,
    timing: 'on-submit',
    before: paths.agentPersonal,
    next: paths.agentPhoto,
    skip: skipAskingTo(paths.agentPhoto),
  },
  picture: {
    path: paths.agentPhoto,
    title: 'Profile Picture',
    place: 3,
    draft: profilePhotoDraft,
    relatedDrafts: [],
    rules: agentRules.picture,
    timing: 'on-submit',
    before: paths.agentDetails,
    next: paths.agentContact,
    skip: {
      to: paths.agentContact,
      asks: ({ picture }) => picture !== null,
      question: 'You have selected a profile picture. Are you sure you want to skip uploading it?',
      afterMs: 0,
    },
  },
  contact: {
    path: paths.agentContact,
    title: 'Contact Information',
    place: 4,
    draft: contactDraft,
    relatedDrafts: [personalAsContact],
    rules: agentRules.contact,
    timing: 'on-submit',
    before: paths.agentPhoto,
    next: '/',
    skip: skipContactTo(paths.shopShowcase, 0),
  },
  contactFields: [
    { field: 'primaryPhone', kind: 'phone', label: 'Primary phone number' },
    { field: 'secondaryPhone', kind: 'phone', label: 'Secondary phone number', optional: true },
    {
      field: 'whatsappNumber',
      kind: 'phone',
      label: 'WhatsApp number',
      help: 'Only if it is another number than the two above',
      optional: true,
    },
    { field: 'email', kind: 'email', label: 'Email', help: 'You log in with it' },
    { field: 'password', kind: 'password', label: 'Password', help: 'At least 6 characters' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
