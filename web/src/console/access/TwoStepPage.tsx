import { readTwoStep } from '@aaspaas/contract/console/access/calls';
import { consoleHome } from '@aaspaas/contract/paths';
import { useState } from 'react';
import { navigate, useUrl } from '../../current-url/url';
import { ConsoleFrame } from '../ConsoleFrame';
import { readAgain, usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { BeginTwoStep } from './BeginTwoStep';
import type { Offer } from './offer';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanCode } from './ScanCode';
import { TwoStepIsOn } from './TwoStepIsOn';

/** The second step of one's own login: setting it up, its recovery codes, another phone. */
export const TwoStepPage = () => (
  <ConsoleFrame title="Your second step">
    <TwoStep />
  </ConsoleFrame>
);

function TwoStep() {
  const { query } = useUrl();
  const reading = usePageRead(readTwoStep);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]) => {
    setOffer(null);
    setCodes(made);
    readAgain();
  };
  const finish = () => {
    setCodes(null);
    const next = query.get('next') ?? '';
    // Only to where the question for the code came from.
    if (new RegExp(`^${consoleHome}(?:[/?]|$)`).test(next)) navigate(next, { replace: true });
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={finish} />;
  if (offer) return <ScanCode offer={offer} onConfirmed={show} onAgain={() => setOffer(null)} />;
  return (
    <Shown reading={reading}>
      {({ on_since, codes_left }) =>
        on_since === null ? (
          <BeginTwoStep onOffer={setOffer} />
        ) : (
          <TwoStepIsOn since={on_since} codesLeft={codes_left} onOffer={setOffer} onCodes={show} />
        )
      }
    </Shown>
  );
}
