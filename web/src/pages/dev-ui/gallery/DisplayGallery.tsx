import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { Photo } from '../../../ui/Photo';
import { Progress } from '../../../ui/Progress';
import { Rating } from '../../../ui/stars/Rating';
import { Stars } from '../../../ui/stars/Stars';
import { StepProgress } from '../../../registration/steps/StepProgress';
import { Tabs } from '../../../ui/Tabs';
import { tones, type Tone } from '../../../ui/tones';
import { Row, Section } from './Section';

const steps = ['Type', 'Basics', 'Hours', 'Branding', 'Contact'];
const tabs = [
  { id: 'about', label: 'About' },
  { id: 'reviews', label: 'Reviews', count: 12 },
  { id: 'photos', label: 'Photos' },
] as const;
const tile = (
  <span className="flex size-full items-center justify-center bg-teal-soft text-3xl text-teal-strong">S</span>
);

export function DisplayGallery() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('about');
  return (
    <Section title="What is shown">
      <Row title="Badges">
        <Badge state="good">Open now</Badge>
        <Badge state="waiting">Payment due</Badge>
        <Badge state="bad">Closed · opens 8:00 AM</Badge>
        {/* Object.keys widens to string. */}
        {(Object.keys(tones) as Tone[]).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row title="Ratings">
        <Rating average={4.34} count={1280} />
        <Stars share={3.6 / 5} />
        <Rating average={0} count={0} />
      </Row>
      <Row title="Avatars and photographs">
        {['Asha', 'Bilal', 'Chitra', 'Dev', 'Esha', 'Farid'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Meera" size={80} />
        <div className="w-40 overflow-hidden rounded-md">
          <Photo
            src="/media/none-320.webp"
            alt="A shop that has no photograph"
            sizes="160px"
            placeholder={tile}
          />
        </div>
      </Row>
      <Tabs label="About this shop" tabs={tabs} selected={tab} onSelect={setTab}>
        The panel of {tab}.
      </Tabs>
      <StepProgress steps={steps} current={2} />
      <Progress label="Upload of front.jpg" share={0.64} />
    </Section>
  );
}
