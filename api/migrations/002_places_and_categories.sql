-- Cities and categories. The rows are filled from the contract's lists at every start.

CREATE TABLE city (
  id        smallint PRIMARY KEY,
  name      text NOT NULL UNIQUE,
  key       text NOT NULL UNIQUE,
  state     text NOT NULL,
  latitude  double precision NOT NULL CHECK (latitude BETWEEN -85 AND 85),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);

CREATE TABLE city_alias (
  key     text PRIMARY KEY,
  city_id smallint NOT NULL REFERENCES city ON DELETE CASCADE
);

CREATE TABLE category (
  id   smallint PRIMARY KEY,
  name text NOT NULL UNIQUE
);

CREATE TABLE category_alias (
  key         text NOT NULL,
  category_id smallint NOT NULL REFERENCES category ON DELETE CASCADE,
  PRIMARY KEY (key, category_id)
);
