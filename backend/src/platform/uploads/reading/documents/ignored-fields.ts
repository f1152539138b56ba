import { withoutUnstorable } from '@contracts/rules/clean-text.js';
import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';

import { nearestName, shortenedName } from '../../../nearest-name.js';
import type { DocumentFormat } from './document-format.js';
import { type Fields, isFields } from './record-fields.js';

/** More are not listed: a document may have thousands. */
export const MAX_IGNORED_FIELDS = 20;

/** Known fields of one level, by their names in lower case. */
type Level = Map<string, KnownField>;

interface KnownField {
  readonly name: string;
  readonly inner: Level;
}

/** Collects the fields of records that their format does not have, each once. */
export class IgnoredFields {
  private readonly record: Level;
  private readonly line: Level;
  private readonly paths: readonly string[];
  private readonly found = new Set<string>();

  constructor(private readonly document: DocumentFormat) {
    const { fields, lineFields, lines, errors } = document;
    this.record = levelOf(Object.keys(fields));
    this.line = levelOf(Object.keys(lineFields));
    for (const name of [lines?.list, errors])
      if (name !== undefined) this.record.set(name.toLowerCase(), { name, inner: new Map() });
    const list = lines ? `${lines.list}/` : '';
    this.paths = [...Object.keys(fields), ...Object.keys(lineFields).map((path) => list + path)];
  }

  /** Returns the fields of a record and its lines that no earlier record had. */
  takeNew(record: Fields, lines: readonly Fields[]): readonly IgnoredFieldView[] {
    const taken: IgnoredFieldView[] = [];
    for (const one of this.unknownOf(record, lines)) {
      if (this.found.size === MAX_IGNORED_FIELDS) break;
      if (this.found.has(one.field)) continue;
      this.found.add(one.field);
      taken.push(one);
    }
    return taken;
  }

  private *unknownOf(record: Fields, lines: readonly Fields[]): Generator<IgnoredFieldView> {
    yield* this.unknownIn(record, this.record, '');
    const { lines: listed } = this.document;
    if (!listed) return;
    const list = record[listed.list.toLowerCase()];
    const prefix = `${listed.list}/`;
    if (isFields(list)) yield* this.unknownIn(list, levelOf([listed.line]), prefix);
    for (const line of lines) yield* this.unknownIn(line, this.line, prefix);
  }

  private *unknownIn(value: Fields, level: Level, prefix: string): Generator<IgnoredFieldView> {
    for (const [name, inner] of Object.entries(value)) {
      const known = level.get(name.toLowerCase());
      if (!known) yield this.toView(name, level, prefix);
      else if (known.inner.size > 0 && isFields(inner))
        yield* this.unknownIn(inner, known.inner, `${prefix}${known.name}/`);
    }
  }

  private toView(given: string, level: Level, prefix: string): IgnoredFieldView {
    const name = shortenedName(withoutUnstorable(given));
    const siblings = [...level.values()].map((known) => known.name);
    const nearest = nearestName(name, siblings);
    const elsewhere = this.paths.find((path) => lastOf(path).toLowerCase() === name.toLowerCase());
    return {
      field: prefix + name,
      nearest: elsewhere ?? (nearest === null ? null : prefix + nearest),
    };
  }
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function levelOf(paths: readonly string[]): Level {
  const root: Level = new Map();
  for (const path of paths) {
    let level = root;
    for (const name of path.split('/')) {
      const known = level.get(name.toLowerCase()) ?? { name, inner: new Map<string, KnownField>() };
      level.set(name.toLowerCase(), known);
      level = known.inner;
    }
  }
  return root;
}
