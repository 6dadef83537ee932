import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Outbox } from '../../console/outbox/Outbox';

export const Page = () => (
  <ConsoleGuard>
    <Outbox />
  </ConsoleGuard>
);
