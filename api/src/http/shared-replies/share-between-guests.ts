import type { Listener } from '../../db/listen';
import { openSharedReplies, type SharedReplies } from './shared-replies';
import { readDependencies } from './dependencies';

const mostBytes = 64 * 1024 * 1024;

/**
 * Replies that are the same for all guests, made anew when any process has changed what is in them. While changes
 * cannot be heard, nothing is shared.
 */
export function shareBetweenGuests(listener: Listener | null): SharedReplies {
  const isHearing = () => listener?.isHearing() ?? false;
  const shared = openSharedReplies({ mostBytes, isHearing, timer: performance });
  listener?.on('changes', (payload) => shared.forget(readDependencies(payload)));
  return shared;
}
