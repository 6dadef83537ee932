import { ConsoleGuard } from '../../console/ConsoleGuard';
import { Duplicates } from '../../console/duplicates/Duplicates';

export const Page = () => (
  <ConsoleGuard>
    <Duplicates />
  </ConsoleGuard>
);
