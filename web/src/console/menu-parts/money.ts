import * as paths from '@aaspaas/contract/console/paths';
import { listLedger } from '@aaspaas/contract/console/payments/calls';
import { listStatements, readStatement } from '@aaspaas/contract/console/statements/calls';
import { type MenuPart, consoleRead as read } from '../console-page';
import { idOf, listRequestOf } from '../requests';

export const money: MenuPart = {
  title: 'Money',
  pages: [
    {
      path: paths.statements,
      title: 'Bank statements',
      label: 'Statements',
      permission: 'settle payments',
      reads: (url) => [read(listStatements, listRequestOf(url))],
      component: 'statements/StatementsPage',
    },
    {
      path: `${paths.statements}/:statement`,
      title: 'Bank statement',
      permission: 'settle payments',
      reads: (url) => [read(readStatement, { id: idOf(url), ...listRequestOf(url, 'verdict') })],
      component: 'statements/StatementPage',
    },
    {
      path: paths.ledger,
      title: 'Ledger',
      permission: 'look',
      reads: (url) => [read(listLedger, listRequestOf(url, 'from', 'to', 'year', 'kind'))],
      component: 'ledger/LedgerPage',
    },
  ],
};
