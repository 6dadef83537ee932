import { placesAround } from '@aaspaas/contract/places/calls';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { DrawnBase } from '../../places/map/DrawnBase';
import { say } from '../../say';

/** So many kilometres fit into the drawing. */
const withinKm = 3;
const zoom = 13;
/** What a phone shows of it: names beyond would be cut off. */
const view = { left: -160, right: 160, top: -124, bottom: 124 };

/** The shop among the areas around it. Drawn, so that it costs no pictures of a map. */
export function WhereItIs({ shop }: { shop: ShopRecord }) {
  const { latitude, longitude } = shop;
  const reading = useRead(placesAround, { latitude, longitude, within: withinKm });
  const areas = reading.state === 'loaded' ? reading.reply.list : [];
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">Where it is</h2>
      <div className="h-64 overflow-hidden rounded-lg border border-line">
        <DrawnBase
          label={say('{shop} among the areas around it', { shop: shop.sh_name })}
          centre={{ latitude, longitude }}
          zoom={zoom}
          areas={areas}
          view={view}
        />
      </div>
    </section>
  );
}
