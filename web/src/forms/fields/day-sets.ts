/** The working weeks that most shops have, to choose with one tap. `days` begins with Monday. */
export const daySets = <Day extends string>(days: readonly Day[]) => [
  { label: 'Mon–Sat', values: days.slice(0, 6) },
  { label: 'All days', values: days },
];
