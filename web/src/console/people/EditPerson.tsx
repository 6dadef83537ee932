import { availabilities, availabilityLabels } from '@aaspaas/contract/agents/availability';
import { agentWorkTypes, readWorkType } from '@aaspaas/contract/agents/work-types';
import { editPerson, type PersonRecord } from '@aaspaas/contract/console/people/calls';
import {
  agentEditRules,
  customerEditRules,
  personRules,
} from '@aaspaas/contract/console/people/rules/person';
import { type ActionField, ActionDialog, type Values } from '../ActionForm';

/** Changes details on the person's behalf. */
export function EditPerson({ person }: { readonly person: PersonRecord }) {
  const { id, seen, role } = person;
  const isAgent = role === 'deliverystaff';
  return (
    <ActionDialog
      button="Edit"
      name={`Edit ${person.name}`}
      title={`Edit ${person.name}`}
      call={editPerson}
      fields={[...ofEverybody, ...(isAgent ? ofAgents : role === 'user' ? ofCustomers : [])]}
      initial={initialOf(person)}
      rules={isAgent ? agentEditRules : role === 'user' ? customerEditRules : personRules}
      body={(values) => ({ id, seen, ...bodyOf(values) })}
      label="Save for the person"
      done={({ message }) => message}
    >
      <p>
        Change only what the person has asked for. They get a mail that says what was changed, and ‘Who did
        what’ keeps your name.
      </p>
    </ActionDialog>
  );
}

const ofEverybody: readonly ActionField[] = [
  { name: 'name', label: 'Name' },
  {
    name: 'email',
    label: 'Email',
    inputMode: 'email',
    isOptional: true,
    help: 'A new one counts once it is confirmed from its mailbox.',
  },
  { name: 'phone', label: 'Mobile number', inputMode: 'tel', isOptional: true },
];

const ofCustomers: readonly ActionField[] = [
  { name: 'address', label: 'Address', isOptional: true },
  { name: 'district', label: 'District', isOptional: true },
  { name: 'state', label: 'State', isOptional: true },
  { name: 'pinCode', label: 'PIN code', inputMode: 'numeric', isOptional: true },
];

const ofAgents: readonly ActionField[] = [
  { name: 'secondPhone', label: 'Second number', inputMode: 'tel', isOptional: true },
  { name: 'whatsapp', label: 'WhatsApp number', inputMode: 'tel', isOptional: true },
  { name: 'vehicleType', label: 'Vehicle', isOptional: true },
  {
    name: 'workType',
    label: 'Type of work',
    kind: 'choice',
    options: agentWorkTypes.map((value) => ({ value, label: value })),
  },
  { name: 'location', label: 'Works in' },
  {
    name: 'availability',
    label: 'Availability',
    kind: 'choice',
    options: availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
  },
];

function initialOf({ agent, ...person }: PersonRecord): Values {
  return {
    name: person.name,
    email: person.email ?? '',
    phone: person.phone ?? '',
    address: person.address,
    district: person.district,
    state: person.state,
    pinCode: person.pin_code,
    ...(agent && {
      secondPhone: agent.second_phone ?? '',
      whatsapp: agent.whatsapp ?? '',
      vehicleType: agent.vehicle_type,
      workType: readWorkType(agent.work_type),
      location: agent.location,
      availability: agent.availability,
    }),
  };
}

/** Fields that the form has not are not sent, and stay. */
function bodyOf({ name = '', email = '', phone = '', ...values }: Values) {
  const { pinCode, secondPhone, vehicleType, workType, ...others } = values;
  return {
    ...others,
    name,
    email,
    phone,
    ...(pinCode !== undefined && { pin_code: pinCode }),
    ...(secondPhone !== undefined && { second_phone: secondPhone }),
    ...(vehicleType !== undefined && { vehicle_type: vehicleType }),
    ...(workType !== undefined && { work_type: workType }),
  };
}
