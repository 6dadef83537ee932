import { useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { isBlank, shorterThan } from '@aaspaas/contract/rule-engine/text';
import { useForm, type ErrorTiming } from '../../forms/use-form';
import { PinPicker } from '../../places/PinPicker';
import { Button, ButtonLink } from '../../ui/Button';
import { ChoiceGallery } from './gallery/ChoiceGallery';
import { DialogGallery } from './gallery/DialogGallery';
import { DisplayGallery } from './gallery/DisplayGallery';
import { FieldGallery } from './gallery/FieldGallery';
import { Section, Row } from './gallery/Section';
import { PhoneField } from '../../forms/fields/PhoneField';
import { TextField } from '../../forms/fields/TextField';
import { useToast } from '../../ui/toasts/Toast';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/Icon';
import { tones } from '../../ui/tones';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { ListSkeleton } from '../../ui/loading/ListSkeleton';

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

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

function ActionGallery() {
  return (
    <Section title="Actions">
      {variants.map((variant) => (
        <Row key={variant} title={variant}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} size="large">
            Register
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyText="Submitting...">
            Submit
          </Button>
        </Row>
      ))}
      <Row title="Links, icons, wide">
        <ButtonLink href="#actions" variant="secondary">
          <Icon name="phone" size={20} className="text-call" />
          Call
        </ButtonLink>
        <IconButton label="Save to favourites">
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Save to favourites" raised>
          <Icon name="heart" />
        </IconButton>
        <IconButton label="Not now" disabled>
          <Icon name="heart" />
        </IconButton>
        <Button wide>As wide as its place</Button>
      </Row>
    </Section>
  );
}

const grounds = [
  ['Paper', 'bg-paper text-ink'],
  ['Card', 'bg-card text-ink'],
  ['Leaf', 'bg-leaf text-on-leaf'],
  ['Marigold', 'bg-marigold text-on-marigold'],
  ['Danger', 'bg-danger text-on-danger'],
  ...Object.entries(tones),
] as const;

function FoundationGallery() {
  return (
    <Section title="Colours and type">
      <Row title="Grounds">
        {grounds.map(([name, classes]) => (
          <span key={name} className={`rounded-md border border-line px-4 py-3 font-medium ${classes}`}>
            {name}
          </span>
        ))}
      </Row>
      <Row title="Text">
        <span>Ink</span>
        <span className="text-ink-soft">Soft ink</span>
        <span className="text-danger">Danger</span>
        <span className="text-call">Call</span>
        <span className="text-whatsapp">WhatsApp</span>
        <a href="#text">A link</a>
      </Row>
      <div className="grid gap-1">
        <p className="text-4xl font-bold">Your street, online</p>
        <p className="text-3xl font-bold">Fresh from the market</p>
        <p className="text-2xl font-bold">Shops near you</p>
        <p className="text-xl">Sharma Kirana Store</p>
        <p className="text-lg">Open till 10:00 PM</p>
        <p>Body text at 16 px: ₹1,00,000 · 14 Nov 2026 · +91 98765 43210 · नमस्ते · ನಮಸ್ಕಾರ</p>
        <p className="text-sm text-ink-soft">Small text at 14 px, never smaller.</p>
      </div>
    </Section>
  );
}

function StateGallery() {
  return (
    <Section title="Loading, empty, failed">
      <ListSkeleton rows={2} />
      <ListSkeleton rows={4} kind="cards" />
      <EmptyState title="No favourites yet" action={<Button variant="secondary">Find shops</Button>}>
        Tap the heart on a shop and it waits for you here.
      </EmptyState>
      <ErrorState message="We could not load the shops." onRetry={() => undefined} />
      <ErrorState message="We could not load the reviews." onRetry={() => undefined} busy />
    </Section>
  );
}
