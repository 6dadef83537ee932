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

const pin = { left: -12, right: 12, top: -34, bottom: 0 };

/** The shop, by its name, among the areas around it. Drawn, so that it costs no pictures of a map. */
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
          title={shop.sh_name}
          zoom={zoom}
          areas={areas}
          view={view}
          covered={[pin]}
        />
      </div>
    </section>
  );
}
