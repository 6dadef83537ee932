import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Statements } from '../../console/statements/Statements';

export const Page = () => (
  <ConsoleGuard>
    <Statements />
  </ConsoleGuard>
);
