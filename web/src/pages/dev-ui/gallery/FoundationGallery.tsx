import { tones } from '../../../ui/tones';
import { Row, Section } from './Section';

const grounds = [
  ['Paper', 'bg-paper text-ink'],
  ['Card', 'bg-card text-ink'],
  ['Leaf', 'bg-leaf text-on-leaf'],
  ['Marigold', 'bg-marigold text-on-marigold'],
  ['Danger', 'bg-danger text-on-danger'],
  ...Object.entries(tones),
] as const;

export function FoundationGallery() {
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
