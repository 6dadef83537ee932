import { TwoStep } from '../../console/access/TwoStep';
import { ConsoleFrame } from '../../console/ConsoleFrame';
import { ConsoleGuard } from '../../console/ConsoleGuard';

export const Page = () => (
  <ConsoleGuard>
    <ConsoleFrame title="Your second step">
      <TwoStep />
    </ConsoleFrame>
  </ConsoleGuard>
);
