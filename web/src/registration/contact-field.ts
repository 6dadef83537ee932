/** A field of the values that holds text. */
export type TextFieldOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values] &
  string;

/** One line of a contact step. Who joins as what is asked for other things in other words. */
export interface ContactField<Values> {
  readonly field: TextFieldOf<Values>;
  readonly kind: 'phone' | 'email' | 'password';
  readonly label: string;
  readonly help?: string;
  readonly optional?: boolean;
  /** A number that may be that one again, at one tick. */
  readonly sameAs?: TextFieldOf<Values>;
}
