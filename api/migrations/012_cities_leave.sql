-- Cities and what people call them are in the contract (contract/src/places/cities.ts); nobody reads them from here.
DROP TABLE city_alias;
DROP TABLE city;
