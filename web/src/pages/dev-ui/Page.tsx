import { useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { isBlank, shorterThan } from '@aaspaas/contract/rule-engine/text';
import { useForm, type ErrorTiming } from '../../forms/use-form';
import { PinPicker } from '../../places/PinPicker';
import { Button } from '../../ui/Button';
import { ActionGallery } from './gallery/ActionGallery';
import { ChoiceGallery } from './gallery/ChoiceGallery';
import { DialogGallery } from './gallery/DialogGallery';
import { DisplayGallery } from './gallery/DisplayGallery';
import { FieldGallery } from './gallery/FieldGallery';
import { FoundationGallery } from './gallery/FoundationGallery';
import { Section } from './gallery/Section';
import { StateGallery } from './gallery/StateGallery';
import { PhoneField } from '../../forms/fields/PhoneField';
import { TextField } from '../../forms/fields/TextField';
import { useToast } from '../../ui/toasts/Toast';

/** Every component in every state, for a person to look at. */
export function Page() {
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-4 py-6">
      <h1>UI components</h1>
      <FoundationGallery />
      <ActionGallery />
      <DialogGallery />
      <FieldGallery />
      <ChoiceGallery />
      <DisplayGallery />
      <StateGallery />
      <Section title="Forms, by when errors appear">
        <div className="grid gap-6 sm:grid-cols-3">
          <SampleForm timing="on-submit" />
          <SampleForm timing="on-change" delayMs={300} />
          <SampleForm timing="on-blur" />
        </div>
      </Section>
      <Section title="Maps">
        <SamplePin />
      </Section>
    </div>
  );
}

const bangalore: Position = { latitude: 12.9716, longitude: 77.5946 };

function SamplePin() {
  const [pin, setPin] = useState<Position | null>(null);
  return (
    <>
      <PinPicker value={pin} onChange={setPin} centre={bangalore} />
      <output aria-label="Chosen place">{pin && `${pin.latitude}, ${pin.longitude}`}</output>
    </>
  );
}

type Sample = { name: string; phone: string };

const sampleRules: RuleTable<Sample> = {
  name: [
    ['Name is required', isBlank],
    ['Name must be at least 2 characters', shorterThan(2)],
  ],
  phone: [['Please enter a valid 10-digit phone number', shorterThan(10)]],
};

function SampleForm({ timing, delayMs = 0 }: { timing: ErrorTiming; delayMs?: number }) {
  const toast = useToast();
  const form = useForm<Sample>({ initial: { name: '', phone: '' }, rules: sampleRules, timing, delayMs });
  return (
    <form
      noValidate
      aria-label={timing}
      className="grid content-start gap-4"
      onSubmit={form.submit(() => toast('success', 'All is well'))}
    >
      <h3>{timing}</h3>
      <TextField label="Name" {...form.field('name')} />
      <PhoneField label="Phone" {...form.field('phone')} />
      <Button type="submit" busy={form.busy} busyText="Submitting...">
        Submit
      </Button>
    </form>
  );
}
