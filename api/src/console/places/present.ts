import type { PlaceAddition } from '@aaspaas/contract/console/places/shapes';
import type { PlaceAdditionRow } from './queries';

export const presentAddition = (row: PlaceAdditionRow): PlaceAddition => ({
  addition_id: row.id,
  kind: row.kind,
  name: row.name,
  stands_for: row.place_name,
  pin: row.pin === null ? null : String(row.pin),
  added_by: row.added_by,
  added_at: row.added_at.toISOString(),
  undone_by: row.undone_by,
  undone_at: row.undone_at?.toISOString() ?? null,
});
