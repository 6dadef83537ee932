import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Pair } from '../../console/duplicates/Pair';

export const Page = () => (
  <ConsoleGuard>
    <Pair />
  </ConsoleGuard>
);
