import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Jobs } from '../../console/jobs/Jobs';

export const Page = () => (
  <ConsoleGuard>
    <Jobs />
  </ConsoleGuard>
);
