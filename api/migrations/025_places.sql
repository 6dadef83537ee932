-- The places of India: districts, towns, PIN codes and areas. The rows come from api/places at the start of the server
-- (docs/places.md) and are replaced as a whole, so nothing refers to them. The indexes for searching are built with
-- them, because on full tables that takes a tenth of the time.

CREATE TABLE place_district (
  id    smallint PRIMARY KEY,
  name  text NOT NULL,
  state text NOT NULL
);

CREATE TABLE place_town (
  id          smallint PRIMARY KEY,
  key         text COLLATE "C" NOT NULL,
  name        text NOT NULL,
  district_id smallint NOT NULL,
  latitude    real NOT NULL,
  longitude   real NOT NULL,
  -- The larger the heavier; the cities that people choose from are heaviest.
  weight      smallint NOT NULL
);

-- Every name of a town, old and new, by its sound.
CREATE TABLE place_town_name (
  sound   text COLLATE "C" NOT NULL,
  town_id smallint NOT NULL
);

CREATE TABLE place_pin (
  pin            integer PRIMARY KEY CHECK (pin BETWEEN 100000 AND 999999),
  district_id    smallint NOT NULL,
  town_id        smallint NOT NULL,
  latitude       real NOT NULL,
  longitude      real NOT NULL,
  name           text NOT NULL,
  -- As they stand in the file: a row for each of the 130,000 would take three times the room.
  villages       text NOT NULL,
  village_sounds tsvector NOT NULL
);

-- Parts of towns, and what else has a post office of its own.
CREATE TABLE place_area (
  pin         integer NOT NULL,
  weight      smallint NOT NULL,
  -- Only if it lies in another district than the rest of its PIN code.
  district_id smallint,
  -- Those of the PIN code if it has none of its own.
  latitude    real NOT NULL,
  longitude   real NOT NULL,
  name        text NOT NULL,
  sound       text COLLATE "C" NOT NULL
);

-- Which file was loaded.
CREATE TABLE place_source (
  version   text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
