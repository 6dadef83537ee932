import { HowSection } from './HowSection';
import { RoleSection } from './RoleSection';
import { WhySection } from './WhySection';

/** Why, how and who: plain HTML only, so that the server's drawing is all there is to it. */
export function LandingStory() {
  return (
    <>
      <WhySection />
      <HowSection />
      <RoleSection />
    </>
  );
}
