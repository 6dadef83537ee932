import { Failure } from '@aaspaas/contract/failure';

export const noSuchPerson = (): Failure => new Failure('missing', 'There is no such account.');

/** Admins have a page of their own, with rules that keep one chief. */
export const isAdmin = (): Failure =>
  new Failure('not-yours', 'This is an admin’s account. It is managed on the page Admins.');
