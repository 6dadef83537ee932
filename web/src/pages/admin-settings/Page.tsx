import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Settings } from '../../console/settings/Settings';

export const Page = () => (
  <ConsoleGuard>
    <Settings />
  </ConsoleGuard>
);
