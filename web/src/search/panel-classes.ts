/** Classes of a panel that opens below a search box. */
export const panelClasses =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-card py-1 text-left shadow-raised';

/** The same within a sheet, as wide as that: its rows begin where the box begins. */
export const inSheetClasses = '-mx-2';
