-- What people call a category is in the contract (contract/src/search/aliases.ts), read by search and suggestions.
DROP TABLE category_alias;
