/** A field that holds text. */
export type TextFieldOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values] &
  string;

/** A field of a contact step. The flows differ in which fields they have and how they are labelled. */
export interface ContactField<Values> {
  readonly field: TextFieldOf<Values>;
  readonly kind: 'phone' | 'email' | 'password';
  readonly label: string;
  readonly help?: string;
  readonly optional?: boolean;
  /** The phone number that this field can copy with a checkbox. */
  readonly sameAs?: TextFieldOf<Values>;
}
