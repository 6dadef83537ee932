import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Reviews } from '../../console/reviews/Reviews';

export const Page = () => (
  <ConsoleGuard>
    <Reviews />
  </ConsoleGuard>
);
