import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Listing } from '../../console/listings/Listing';

export const Page = () => (
  <ConsoleGuard>
    <Listing />
  </ConsoleGuard>
);
