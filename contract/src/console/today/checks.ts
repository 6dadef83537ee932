/** What a server for the public needs, in the order of a first day. Two more are done by the admin's browser. */
export const checkNames = [
  'https',
  'mail',
  'demo',
  'upi',
  'support',
  'officer',
  'charity',
  'disk',
  'backup',
  'endings',
  'database',
] as const;
export type CheckName = (typeof checkNames)[number];

/** `unknown` where only trying tells. */
export const checkStates = ['good', 'bad', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];
