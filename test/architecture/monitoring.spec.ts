import fs from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly page: string };
}

const alerts = (
  parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const { panels } = JSON.parse(read('deploy/grafana/linehaul.json')) as { panels: Panel[] };

const ours = /\blinehaul_[a-z_]+/g;
/** A histogram is queried by its series. */
const namesIn = (text: string): string[] =>
  [...new Set(text.match(ours) ?? [])].map((name) =>
    name.replace(/^(linehaul_http_request_seconds)_(bucket|count|sum)$/, '$1'),
  );

const sources = ['backend/monitoring', 'backend/src', 'projections/src', 'tools/start'];
const sourceText = sources
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?ts$|\.mjs$/.test(file) && !file.includes('.spec.'))
      .map((file) => read(path.join(folder, file))),
  )
  .join('\n');
const defined = new Set(
  [...sourceText.matchAll(/['"`](linehaul_[a-z_]+)['"`]/g)].flatMap(([, name]) =>
    name === undefined || name === 'linehaul_app' || name === 'linehaul_backup' ? [] : [name],
  ),
);

const operations = read('docs/operations.md');
const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-'),
);

describe('dashboard and alerts', () => {
  it.each(alerts.map(({ alert, expr }) => [alert, expr] as const))(
    'query metrics that are served: %s',
    (_alert, expr) => {
      for (const name of namesIn(expr)) expect(defined).toContain(name);
    },
  );

  it.each(panels.map(({ title, targets }) => [title, targets] as const))(
    'show metrics that are served: %s',
    (_title, targets) => {
      for (const { expr } of targets)
        for (const name of namesIn(expr)) expect(defined).toContain(name);
    },
  );

  it('show every metric there is, and docs/operations.md explains it', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap((t) => namesIn(t.expr))));

    for (const name of defined) {
      expect(shown).toContain(name);
      expect(operations).toContain(name);
    }
  });

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    'name the page to open: %s',
    (_name, { annotations, labels }) => {
      const [page = '', anchor] = annotations.page.split('#');
      expect(['page', 'ticket']).toContain(labels.severity);
      if (page === '/operations') return;
      expect(fs.existsSync(path.join(root, page))).toBe(true);
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    },
  );
});
