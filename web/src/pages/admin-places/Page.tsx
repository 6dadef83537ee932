import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Places } from '../../console/places/Places';

export const Page = () => (
  <ConsoleGuard>
    <Places />
  </ConsoleGuard>
);
