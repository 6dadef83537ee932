import { ConsoleFrame } from '../../console/ConsoleFrame';
import { ConsoleGuard } from '../../console/ConsoleGuard';
import { WaitingList } from '../../console/today/WaitingList';

export const Page = () => (
  <ConsoleGuard>
    <ConsoleFrame title="Today">
      <WaitingList />
    </ConsoleFrame>
  </ConsoleGuard>
);
