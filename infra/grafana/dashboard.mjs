/**
 * Generates the Grafana dashboard from `panels.mjs`. A test compares it with the committed file; to update the file:
 *
 *   npx vitest run --project tests infra/prometheus --update
 */
import { ROWS } from './panels.mjs';

/** @typedef {import('./panels.mjs').Panel} Panel */

const COLUMNS = 24;
const WIDTH = 8;
const HEIGHT = { stat: 4, timeseries: 8 };
const SOURCE = { type: 'prometheus', uid: 'prometheus' };

/** The dashboard as Grafana's JSON. */
export function dashboard() {
  let [id, y] = [0, 0];
  const panels = ROWS.flatMap(({ title, panels: own }) => {
    const row = { id: ++id, type: 'row', title, collapsed: false, gridPos: { x: 0, y: y++, w: COLUMNS, h: 1 }, panels: [] };
    const placed = placeAll(own, y).map(({ panel, gridPos }) => ({ id: ++id, ...drawn(panel), gridPos }));
    y = Math.max(...placed.map(({ gridPos }) => gridPos.y + gridPos.h));
    return [row, ...placed];
  });
  return {
    uid: 'rangefinder',
    title: 'Rangefinder',
    tags: ['rangefinder'],
    schemaVersion: 41,
    version: 1,
    editable: false,
    timezone: 'browser',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [instances()] },
    panels,
  };
}

/** Variable that selects processes. */
const instances = () => ({
  name: 'instance',
  label: 'Process',
  type: 'query',
  datasource: SOURCE,
  query: { query: 'label_values(rangefinder_processes, instance)', refId: 'instances' },
  refresh: 2,
  multi: true,
  includeAll: true,
  allValue: '.*',
  current: { text: 'All', value: '$__all' },
});

/** Places panels in rows of the full width. @param {readonly Panel[]} panels @param {number} top */
function placeAll(panels, top) {
  let [x, y] = [0, top];
  return panels.map((panel) => {
    const [w, h] = [panel.width ?? WIDTH, HEIGHT[panel.kind ?? 'timeseries']];
    if (x + w > COLUMNS) [x, y] = [0, y + h];
    const gridPos = { x, y, w, h };
    x += w;
    return { panel, gridPos };
  });
}

/** @param {Panel} panel */
const drawn = ({ title, about, unit, lines, kind = 'timeseries' }) => ({
  type: kind,
  title,
  description: about,
  datasource: SOURCE,
  fieldConfig: {
    defaults: { unit, min: 0, ...(kind === 'timeseries' && { custom: { fillOpacity: 10, showPoints: 'never' } }) },
    overrides: [],
  },
  options: kind === 'stat' ? { reduceOptions: { calcs: ['lastNotNull'] } } : { legend: { displayMode: 'list', placement: 'bottom' } },
  targets: lines.map(({ query, legend = '' }, index) => ({
    refId: String.fromCharCode('A'.charCodeAt(0) + index),
    datasource: SOURCE,
    expr: query,
    legendFormat: legend || '__auto',
  })),
});
