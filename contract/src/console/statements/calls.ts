import { declareConsoleCall } from '../declare-console-call';
import { statementBytes, statementTooLarge } from './limits';

export type { Preview, StatementLine, StatementRecord } from './shapes';

const files = {
  file: { most: 1, maxBytes: statementBytes, tooLarge: statementTooLarge },
} as const;

export const previewStatement = declareConsoleCall('/console/preview/statement', {
  permission: 'settle payments',
  proof: 'session',
  files,
});

export const importStatement = declareConsoleCall('/console/import/statement', {
  permission: 'settle payments',
  proof: 'session',
  files,
});

export const listStatements = declareConsoleCall('/console/list/statements', {
  permission: 'settle payments',
});

export const readStatement = declareConsoleCall('/console/read/statement', {
  permission: 'settle payments',
});

export const matchStatement = declareConsoleCall('/console/match/statement', {
  permission: 'settle payments',
  proof: 'session',
});

export const confirmStatement = declareConsoleCall('/console/confirm/statement', {
  permission: 'settle payments',
  proof: 'recent',
});
