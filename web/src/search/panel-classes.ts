/** Classes of a panel that opens below a search box. */
export const panelClasses =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-card py-1 text-left shadow-raised';
