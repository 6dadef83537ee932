import { consoleServer } from '../../console/console-reads';
import type { PageServer } from '../../links/page-server';

export const server: PageServer = consoleServer(() => []);
