/** How many days of the plan this much money pays for: all of them for the whole fee, fewer for less, never more. */
export const daysFor = (received: number, fee: number, planDays: number): number =>
  received >= fee ? planDays : Math.max(1, Math.floor((planDays * received) / fee));
