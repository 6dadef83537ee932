-- Cities and their names are in the contract (contract/src/places/cities.ts); nothing reads them from these tables.
DROP TABLE city_alias;
DROP TABLE city;
