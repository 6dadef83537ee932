import type { ReplyOf } from '@aaspaas/contract/call';
import type { readAllSettings } from '@aaspaas/contract/console/settings/calls';

export type AllSettings = ReplyOf<typeof readAllSettings>;
