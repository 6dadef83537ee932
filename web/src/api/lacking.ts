/**
 * A record that may lack some of its fields. Our server sends every field that the contract names, but the
 * specification says what to show where a reply does not (M-215 to M-222, M-224, M-230, M-233 to M-236, M-634 to
 * M-645). Only code for those clauses takes this type.
 */
export type Lacking<Whole, Known extends keyof Whole = never> = Pick<Whole, Known> & {
  readonly [Field in Exclude<keyof Whole, Known>]?: Whole[Field] | undefined;
};
