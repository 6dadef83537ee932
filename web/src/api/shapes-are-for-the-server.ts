/**
 * Stands in for valibot in the browser's build. Calls carry their shapes, but only the server holds requests and
 * replies against them; a phone need not fetch a checker that it never runs.
 */
// `entries`, because object shapes are built from each other's.
/* @__NO_SIDE_EFFECTS__ */
function unused() {
  return { entries: {} };
}

export {
  unused as array,
  unused as boolean,
  unused as check,
  unused as integer,
  unused as looseObject,
  unused as maxLength,
  unused as maxValue,
  unused as minValue,
  unused as nullable,
  unused as number,
  unused as object,
  unused as optional,
  unused as picklist,
  unused as pipe,
  unused as string,
};
