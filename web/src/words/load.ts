/** Stands around every `import()` of the built scripts, so that in other languages their words come with them. */
export const loading = {
  around: <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => load(),
};

export const loadWithWords = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => loading.around(load);
