import * as paths from '@aaspaas/contract/console/paths';
import {
  addArea,
  addPlaceAlias,
  listPlaceAdditions,
  undoPlace,
} from '@aaspaas/contract/console/places/calls';
import { areaRules, placeAliasRules } from '@aaspaas/contract/console/places/rules/place';
import type { PlaceAddition } from '@aaspaas/contract/console/places/shapes';
import { type Place, sayPlace } from '@aaspaas/contract/places/place';
import { useUrl } from '../../current-url/url';
import { Added, UndoAddition, Undone } from '../Added';
import { ConsoleFrame } from '../ConsoleFrame';
import { type Column, ConsoleTable, Pager } from '../ConsoleTable';
import { ActionDialog } from '../ActionForm';
import { FilterForm, FilterText } from '../Filters';
import { usePageRead } from '../read-again';
import { Shown } from '../Shown';
import { useMay } from '../use-may';

export function PlacesPage() {
  const url = useUrl();
  const reading = usePageRead(listPlaceAdditions);
  const mayChange = useMay('change words');
  return (
    <ConsoleFrame title="Places" actions={mayChange && <AddArea />}>
      <p className="max-w-prose text-ink-soft">
        The towns, areas and PIN codes that people can search in, from India Post’s directory. Look whether a
        place is known; if not, add it, or give a known one another name.
      </p>
      <FilterForm url={url}>
        <FilterText name="q" label="Find a place" placeholder="A name or a PIN code" />
      </FilterForm>
      <Shown reading={reading}>
        {({ found, rows, page, pages, count }) => (
          <>
            {url.query.get('q')?.trim() && <Found places={found} mayChange={mayChange} />}
            <section className="grid gap-3" aria-labelledby="added">
              <h2 id="added" className="text-xl font-bold">
                Added so far
              </h2>
              <ConsoleTable
                caption="Added places"
                columns={mayChange ? [...additionColumns, additionActions] : additionColumns}
                rows={rows}
                keyOf={({ addition_id }) => addition_id}
                empty="No place has been added yet."
                url={url}
              />
              <Pager url={url} page={page} pages={pages} count={count} noun={['addition', 'additions']} />
            </section>
          </>
        )}
      </Shown>
    </ConsoleFrame>
  );
}

const Found = ({ places, mayChange }: { readonly places: readonly Place[]; readonly mayChange: boolean }) => (
  <section className="grid gap-3" aria-labelledby="found">
    <h2 id="found" className="text-xl font-bold">
      What people get
    </h2>
    <ConsoleTable
      caption="Places that the text finds"
      columns={mayChange ? [...placeColumns, placeActions] : placeColumns}
      rows={places}
      keyOf={({ key }) => key}
      empty="No place is found by that."
      url={{ path: paths.places, query: new URLSearchParams() }}
    />
  </section>
);

const placeColumns: readonly Column<Place>[] = [
  { title: 'Place', cell: (place) => <strong>{sayPlace(place)}</strong> },
  { title: 'Town', cell: ({ city }) => city },
  { title: 'District', cell: ({ district, state }) => `${district}, ${state}` },
];

const placeActions: Column<Place> = {
  title: 'What to do',
  cell: (place) => (
    <ActionDialog
      button="Add another name"
      name={`Add another name of ${sayPlace(place)}`}
      size="small"
      title={`Another name of ${sayPlace(place)}`}
      call={addPlaceAlias}
      fields={[{ name: 'name', label: 'Other name', help: 'As people type it, in any script.' }]}
      rules={placeAliasRules}
      body={({ name = '' }) => ({ name, place_key: place.key })}
      label="Add the name"
      done={({ message }) => message}
    />
  ),
};

const AddArea = () => (
  <ActionDialog
    button="Add an area"
    buttonTone="primary"
    title="An area that people look for"
    call={addArea}
    fields={[
      { name: 'name', label: 'Name', help: 'In English letters, as on a signboard.' },
      { name: 'pin', label: 'PIN code', inputMode: 'numeric' },
      {
        name: 'latitude',
        label: 'Latitude',
        inputMode: 'decimal',
        isOptional: true,
        help: 'Such as 12.9352. Without it the area lies where its PIN code does.',
      },
      {
        name: 'longitude',
        label: 'Longitude',
        inputMode: 'decimal',
        isOptional: true,
        help: 'Such as 77.6245.',
      },
    ]}
    rules={areaRules}
    body={({ name = '', pin = '', latitude = '', longitude = '' }) => ({
      name,
      pin: pin.trim(),
      latitude,
      longitude,
    })}
    label="Add the area"
    done={({ message }) => message}
  />
);

const sayWhat = ({ kind, name, pin, stands_for }: PlaceAddition): string =>
  kind === 'area' ? `${name} · ${pin}` : `‘${name}’ for ${stands_for}${pin ? ` · ${pin}` : ''}`;

const additionColumns: readonly Column<PlaceAddition>[] = [
  { title: 'What', breaks: 'anywhere', cell: sayWhat },
  { title: 'Kind', cell: ({ kind }) => (kind === 'area' ? 'Area' : 'Another name') },
  { title: 'Added', cell: (row) => <Added row={row} /> },
  { title: 'Status', cell: (row) => <Undone row={row} /> },
];

const additionActions: Column<PlaceAddition> = {
  title: 'What to do',
  cell: (row) => (
    <UndoAddition
      call={undoPlace}
      row={row}
      what={sayWhat(row)}
      then="Nobody finds it by that any more."
      done="Undone."
    />
  ),
};
