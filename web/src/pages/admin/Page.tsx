import { ConsoleFrame } from '../../console/ConsoleFrame';
import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Checks } from '../../console/today/Checks';
import { Trends } from '../../console/today/Trends';
import { WaitingList } from '../../console/today/WaitingList';

export const Page = () => (
  <ConsoleGuard>
    <ConsoleFrame title="Today">
      <WaitingList />
      <Trends />
      <Checks />
    </ConsoleFrame>
  </ConsoleGuard>
);
