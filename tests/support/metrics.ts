/** Metrics as Prometheus reads them. */
import parsePrometheusTextFormat from 'parse-prometheus-text-format';

type Labels = Readonly<Record<string, string | number>>;

/** Metrics that were read, to be asked for their figures. */
export interface ReadMetrics {
  readonly names: readonly string[];
  /** The sum of all samples of a metric that have these labels, of a histogram their number; 0 where there is none. */
  value(name: string, labels?: Labels): number;
  /** All values that a label takes. */
  values(name: string, label: string): readonly string[];
  /** How many series there are. */
  readonly series: number;
}

/** Reads a text in the format of Prometheus; throws where it is none. */
export function readMetrics(text: string): ReadMetrics {
  const names = parsePrometheusTextFormat(text).map(({ name }) => name);
  // The parser merges histograms whatever their labels are; as plain series they keep them.
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
