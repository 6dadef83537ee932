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
import { type Flow, inOrder, skipsContact, skipsUnlessTyped, type StepRow, type StepsOf } from './flow';

interface AgentRows {
  readonly personal: StepRow<AgentPersonal>;
  readonly details: StepRow<AgentDetailsValues>;
  readonly picture: StepRow<AgentPhotoValues>;
  readonly contact: StepRow<AgentContact>;
}

interface AgentFlow extends Flow, StepsOf<AgentRows> {
  readonly contactFields: readonly ContactField<AgentContact>[];
}

/** What the progress bar calls the steps, in their order. */
const agentSteps: Readonly<Record<'role' | keyof AgentRows, string>> = {
  role: 'Role',
  personal: 'Personal info',
  details: 'Delivery details',
  picture: 'Profile picture',
  contact: 'Contact',
};

export const agentFlow: AgentFlow = {
  header: 'Delivery Agent Registration.',
  clean: agentRules.clean,
  ...inOrder<AgentRows>(agentSteps, '/', {
    personal: {
      path: paths.agentPersonal,
      title: 'Personal Information',
      draft: personalDraft,
      relatedDrafts: [],
      rules: agentRules.personal,
      timing: 'on-submit',
      skip: skipsUnlessTyped,
    },
    details: {
      path: paths.agentDetails,
      title: 'Delivery Details',
      draft: detailsDraft,
      relatedDrafts: [],
      rules: agentRules.details,
      timing: 'on-submit',
      skip: skipsUnlessTyped,
    },
    picture: {
      path: paths.agentPhoto,
      title: 'Profile Picture',
      draft: profilePhotoDraft,
      relatedDrafts: [],
      rules: agentRules.picture,
      timing: 'on-submit',
      skip: {
        asks: ({ picture }) => picture !== null,
        question: 'You have selected a profile picture. Are you sure you want to skip uploading it?',
      },
    },
    contact: {
      path: paths.agentContact,
      title: 'Contact Information',
      draft: contactDraft,
      relatedDrafts: [personalAsContact],
      rules: agentRules.contact,
      timing: 'on-submit',
      skip: { ...skipsContact, to: paths.shopShowcase },
    },
  }),
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
    { field: 'email', kind: 'email', label: 'Email', help: 'You will log in with this' },
    { field: 'password', kind: 'password', label: 'Password', help: 'At least 6 characters' },
    { field: 'confirm', kind: 'password', label: 'Confirm password' },
  ],
};
