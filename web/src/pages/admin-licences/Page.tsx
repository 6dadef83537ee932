import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Licences } from '../../console/licences/Licences';

export const Page = () => (
  <ConsoleGuard>
    <Licences />
  </ConsoleGuard>
);
