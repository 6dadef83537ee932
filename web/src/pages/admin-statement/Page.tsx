import { ConsoleGuard } from '../../console/ConsoleGuard';
import { StatementPage } from '../../console/statements/StatementPage';

export const Page = () => (
  <ConsoleGuard>
    <StatementPage />
  </ConsoleGuard>
);
