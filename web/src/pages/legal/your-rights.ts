/** Rights under the Digital Personal Data Protection Act, 2023, sections 6 and 11 to 14. */
export const rights: readonly (readonly [name: string, says: string])[] = [
  ['To see what we hold', 'Settings, then Download my data: one file with everything.'],
  [
    'To correct it',
    'Edit your profile, your shop or your agent page. What you cannot change yourself, we change for you.',
  ],
  [
    'To have it erased, and to withdraw your consent',
    'Settings, then Delete account. It is done at once. What was lawful before stays lawful.',
  ],
  ['To complain', 'To us first: we answer as the Grievances page says.'],
  [
    'To name somebody',
    'Write to us whom you choose to use these rights for you after your death, or when you no longer can.',
  ],
  ['To go to the Data Protection Board of India', 'If our answer does not satisfy you.'],
];
