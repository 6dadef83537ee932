import { auditExport } from './audit/export';
import { correctionExport } from './corrections/routes';
import type { Export } from './export';
import { listingExports } from './listings/exports';
import { ledgerExport } from './payments/ledger-routes';
import { peopleExports } from './people/exports';

/** The lists of the console that can be had as files. */
export const everyExport: readonly Export[] = [
  ...peopleExports,
  ...listingExports,
  ledgerExport,
  auditExport,
  correctionExport,
];
