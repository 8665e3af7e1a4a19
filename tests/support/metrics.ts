/** Metrics in the text format of Prometheus. */
import parsePrometheusTextFormat from 'parse-prometheus-text-format';

type Labels = Readonly<Record<string, string | number>>;

/** Parsed metrics. */
export interface ReadMetrics {
  readonly names: readonly string[];
  /** Sum of all samples of a metric with these labels, or the count of a histogram; 0 if there is none. */
  value(name: string, labels?: Labels): number;
  /** All values of a label. */
  values(name: string, label: string): readonly string[];
  /** Number of series. */
  readonly series: number;
}

/** Parses the text format of Prometheus. Throws if the text is invalid. */
export function readMetrics(text: string): ReadMetrics {
  const names = parsePrometheusTextFormat(text).map(({ name }) => name);
  // The parser merges histograms regardless of their labels; plain series keep them.
  const plain = text.replace(/^# .* histogram$/gm, '');
  const families = Map.groupBy(parsePrometheusTextFormat(plain), ({ name }) => name);
  const samplesOf = (name: string) => (families.get(`${name}_count`) ?? families.get(name) ?? []).flatMap(({ metrics }) => metrics);
  return {
    names,
    value: (name, labels = {}) =>
      samplesOf(name)
        .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels?.[label] === String(value)))
        .reduce((sum, { value }) => sum + Number(value), 0),
    values: (name, label) => [...new Set(samplesOf(name).map(({ labels }) => labels?.[label] ?? ''))].toSorted(),
    series: text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length,
  };
}
