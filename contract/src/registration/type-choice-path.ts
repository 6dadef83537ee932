/** The first step of every business registration, to which pages and menus lead. */
export const typeChoicePath = '/RegistrationJoin';
