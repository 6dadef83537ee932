/** A metric with all its values, in the words of Prometheus. Plain data, so that one process can tell it another. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export interface Sample {
  /** What a histogram adds to its name. */
  readonly suffix?: '' | '_bucket' | '_sum' | '_count';
  /** Each has few values, which we know: routes, jobs, kinds. Never something that a visitor has sent. */
  readonly labels: Labels;
  readonly value: number;
}

type Labels = Readonly<Record<string, string>>;

type Values = number | readonly (readonly [labels: Labels, value: number])[];

const samplesOf = (values: Values): Sample[] =>
  typeof values === 'number'
    ? [{ labels: {}, value: values }]
    : values.map(([labels, value]) => ({ labels, value }));

/** Only grows, from 0 at the start of the process. */
export const counter = (name: string, help: string, values: Values): Family => ({
  name,
  help,
  type: 'counter',
  samples: samplesOf(values),
});

/** How something stands at this moment. */
export const gauge = (name: string, help: string, values: Values): Family => ({
  name,
  help,
  type: 'gauge',
  samples: samplesOf(values),
});

export const processCount = (count: number): Family =>
  gauge('aaspaas_processes', 'Processes that serve.', count);

/** Says of every sample where it comes from. */
export const withLabels = (families: readonly Family[], more: Labels): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...more, ...sample.labels } })),
  }));

/** The same metrics of several processes; Prometheus wants all values of a name together. */
export function joinFamilies(lists: readonly (readonly Family[])[]): Family[] {
  const joined = new Map<string, Family>();
  for (const family of lists.flat()) {
    const known = joined.get(family.name);
    joined.set(family.name, { ...family, samples: [...(known?.samples ?? []), ...family.samples] });
  }
  return [...joined.values()];
}
