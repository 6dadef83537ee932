-- The aliases of categories are in the contract (contract/src/search/aliases.ts), where searches read them.
DROP TABLE category_alias;
