import { Announcements } from '../../console/announcements/Announcements';
import { ConsoleGuard } from '../../console/ConsoleGuard';

export const Page = () => (
  <ConsoleGuard>
    <Announcements />
  </ConsoleGuard>
);
