import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Listings } from '../../console/listings/Listings';

export const Page = () => (
  <ConsoleGuard>
    <Listings group="shops" />
  </ConsoleGuard>
);
