/** The units of systemd are valid, start what the archive contains, and agree with the settings of the service. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_NAMES } from '@rangefinder/api';
import { expect, test } from 'vitest';
import { root } from '../support/build.js';
import { INFRA, read } from './support/tools.js';

const UNITS = ['rangefinder.service', 'rangefinder-backup.service', 'rangefinder-backup.timer'];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;

test.skipIf(!hasSystemd)('systemd-analyze verifies the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-systemd-'));
  // It looks for the program, which need not be at the same place here.
  for (const unit of UNITS) writeFileSync(join(folder, unit), read(`systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...UNITS.map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, `${stdout}${stderr}`.split('\n').filter((line) => line.includes('rangefinder'))]).toEqual([0, []]);
});

test('they set settings of the service, and start files of the checkout', () => {
  for (const unit of UNITS) {
    const text = read(`systemd/${unit}`);
    for (const [, name = ''] of text.matchAll(/^Environment=(\w+)=/gm)) expect([...SETTING_NAMES, 'NODE_ENV']).toContain(name);
    for (const [, path = ''] of text.matchAll(/\/opt\/rangefinder\/([\w./-]+\.(?:js|service))/g))
      expect(existsSync(join(root, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))), path).toBe(true);
  }
});

test('the service has time to drain and to answer before it is killed', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('systemd/rangefinder.service')) ?? [];
  expect(Number(seconds)).toBeGreaterThan(2 + 30);
});

test('the guide installs every unit', () => {
  const guide = read('../docs/operating/installing.md');
  for (const unit of UNITS) if (unit !== 'rangefinder-backup.service') expect(guide).toContain(unit);
  expect(existsSync(join(INFRA, 'systemd'))).toBe(true);
});
