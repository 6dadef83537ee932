import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Edits } from '../../console/listings/Edits';

export const Page = () => (
  <ConsoleGuard>
    <Edits />
  </ConsoleGuard>
);
