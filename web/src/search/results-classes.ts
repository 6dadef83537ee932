/** On phones the selected shop comes first and the list follows; on computers the list stands left of it. */
export const resultsClasses = {
  both: 'grid grid-cols-1 gap-3 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-6',
  selected:
    'lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto',
  list: 'grid grid-cols-1 content-start gap-3 lg:col-start-1 lg:row-start-1',
} as const;
