import { HowSection } from './HowSection';
import { RoleSection } from './RoleSection';
import { WhySection } from './WhySection';

/** Why, how and for whom: plain HTML, so that the server's rendering needs no script. */
export function LandingStory() {
  return (
    <>
      <WhySection />
      <HowSection />
      <RoleSection />
    </>
  );
}
