import { Injectable } from '@nestjs/common';

import { importTexts as texts } from '@contracts/texts/app/imports.js';
import { tableErrorTexts } from '@contracts/texts/app/table-errors.js';
import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import type {
  ColumnMapping,
  ImportColumnsView,
  SourceColumnView,
} from '@contracts/views/import-columns.view.js';
import type { IgnoredFieldView } from '@contracts/views/order-file.view.js';

import type { Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { nearestName, shortenedName } from '../../platform/nearest-name.js';
import { MAX_IGNORED_FIELDS } from '../../platform/uploads/reading/documents/ignored-fields.js';
import {
  findErrorColumn,
  repeatedColumn,
  uniqueHeadings,
} from '../../platform/uploads/reading/headings.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import { TableReader } from '../../platform/uploads/table.reader.js';
import { type ImportTemplate, templateColumn } from '../kinds/import-template.js';
import type { ImportOwner } from '../kinds/import-owner.js';
import { ImportOwners, type NamedOwner } from '../kinds/import-owners.js';
import { templateOf } from '../kinds/template-of.js';
import { unitsOf } from './column-units.js';
import { detectColumns, type FileStart, toMapping } from './detect-columns.js';
import { fitMapping } from './fit-mapping.js';
import { ImportMappingRepository } from './import-mapping.repository.js';

/** Number of lines used to recognise a file's columns, including the heading. */
const FIRST_LINES = 25;

/** Mapping given by the sender of a file; null to use its headings. */
export interface MappingRequest {
  readonly mapping: ColumnMapping | null;
  /** Saves the mapping for files with the same headings, under this name; empty to save nothing. */
  readonly rememberAs: string;
}

/** Mapping used for a file, and its name if it was a saved one. */
export interface FileColumns {
  /** Null for a document. */
  readonly mapping: ColumnMapping | null;
  readonly name: string | null;
  /** Null for a document. */
  readonly headings: readonly string[] | null;
  /** Columns without a target, unless a user chose which are read. */
  readonly ignored: readonly IgnoredFieldView[];
}

/** Recognises the columns of files, and saves a client's mappings (ADR 50). */
@Injectable()
export class ImportColumnsService {
  constructor(
    private readonly tables: TableReader,
    private readonly mappings: ImportMappingRepository,
    private readonly owners: ImportOwners,
  ) {}

  /**
   * Suggests a mapping for a file; stores nothing.
   * @throws OutOfScope, RecordNotFound, InvalidRequest when it cannot be read
   */
  async inspect(named: NamedOwner, file: UploadedFile, actor: Actor): Promise<ImportColumnsView> {
    const owner = await this.owners.resolve(named, actor);
    const template = templateOf(owner.kind);
    const start = await this.readStart(owner, file.path);
    const saved = await this.findSaved(owner, start);
    const columns = detectColumns(template, start, saved?.mapping ?? null);
    const constants = saved?.mapping.constants ?? [];
    return {
      isDocument: start.length === 0,
      columns,
      constants,
      targets: template.format.columns.map((name) => ({
        name,
        isNeeded: template.format.needed.includes(name),
        units: [...unitsOf(name)],
      })),
      missing: start.length === 0 ? [] : missingOf(template, toMapping(columns, constants)),
      savedAs: saved?.name ?? null,
    };
  }

  /**
   * Determines the mapping of a file, and saves it if requested. Defaults to the saved mapping for its headings, or
   * else to the headings themselves.
   * @throws InvalidRequest when the mapping does not fit the file, or a required column has no source
   */
  async decide(
    { owner, path }: { readonly owner: ImportOwner; readonly path: string },
    { mapping: requested, rememberAs }: MappingRequest,
    actor: Actor,
  ): Promise<FileColumns> {
    const start = await this.readStart(owner, path);
    if (start.length === 0) return { mapping: null, name: null, headings: null, ignored: [] };
    if (!requested) return this.decideByHeadings(owner, start);
    assertFits(templateOf(owner.kind), requested, start);
    const name = rememberAs.trim();
    const headings = start[0] ?? [];
    if (name === '') return { mapping: requested, name: null, headings, ignored: [] };
    await this.mappings.save({ owner, headings, name, mapping: requested }, actor);
    return { mapping: requested, name, headings, ignored: [] };
  }

  private async decideByHeadings(owner: ImportOwner, start: FileStart): Promise<FileColumns> {
    const template = templateOf(owner.kind);
    const saved = await this.findSaved(owner, start);
    if (!saved) assertUnique(template, start);
    const columns = detectByHeadings(template, start);
    const mapping = saved?.mapping ?? toMapping(columns);
    assertFits(template, mapping, start);
    const ignored = saved ? [] : ignoredColumns(template, columns, start);
    return { mapping, name: saved?.name ?? null, headings: start[0] ?? [], ignored };
  }

  private async findSaved(owner: ImportOwner, [headings = []]: FileStart) {
    const saved =
      (await this.mappings.find(owner, headings)) ??
      (await this.mappings.findOfErrorFile(owner, headings));
    const mapping = saved && fitMapping(saved.mapping, headings);
    return mapping && { name: saved.name, mapping };
  }

  private async readStart(owner: ImportOwner, path: string): Promise<FileStart> {
    const customerId = await this.owners.customerOf(owner);
    return this.tables.readStart(path, FIRST_LINES, customerId);
  }
}

/** Columns with a heading that is not recognised, each with the unused template column whose name is most similar. */
function ignoredColumns(
  { format }: ImportTemplate,
  columns: readonly SourceColumnView[],
  [heading = []]: FileStart,
): IgnoredFieldView[] {
  const used = new Set(columns.map(({ target }) => target));
  const free = format.columns.filter((column) => !used.has(column));
  const errorColumn = findErrorColumn(heading);
  return columns
    .filter(({ target }, at) => target === null && at !== errorColumn && heading[at]?.trim())
    .slice(0, MAX_IGNORED_FIELDS)
    .map(({ source }) => ({ field: shortenedName(source), nearest: nearestName(source, free) }));
}

/** @throws InvalidRequest for a template column that the heading has twice, unless a user chose one */
function assertUnique({ format }: ImportTemplate, [heading = []]: FileStart): void {
  const repeated = repeatedColumn(heading, format.columns);
  if (repeated === undefined) return;
  throw rejection('file', tableErrorTexts.columnRepeated.replace('{column}', repeated));
}

/** Ignores cell contents, which are too uncertain without a user to check the result. */
const detectByHeadings = (template: ImportTemplate, start: FileStart): SourceColumnView[] =>
  detectColumns(template, start.slice(0, 1), null);

function missingOf({ format }: ImportTemplate, { columns, constants }: ColumnMapping): string[] {
  const given = new Set([
    ...columns.map(({ target }) => target),
    ...constants.flatMap(({ target, value }) => (value.trim() === '' ? [] : [target])),
  ]);
  return format.needed.filter((column) => !given.has(column));
}

/** @throws InvalidRequest */
function assertFits(
  template: ImportTemplate,
  mapping: ColumnMapping,
  [heading = []]: FileStart,
): void {
  const [missing] = missingOf(template, mapping);
  if (missing !== undefined)
    throw rejection('file', uploadTexts.columnMissing.replace('{column}', missing));
  const sources = new Set(uniqueHeadings(heading));
  const targets = new Set<string>();
  for (const { source, target, unit } of mapping.columns) {
    if (!sources.has(source))
      throw rejection(
        'mapping',
        texts.noSuchSource.replace('{column}', () => source),
      );
    if (targets.has(target))
      throw rejection(
        'mapping',
        texts.targetTwice.replace('{column}', () => target),
      );
    targets.add(target);
    assertTarget(template, target, unit);
  }
  for (const { target } of mapping.constants) assertTarget(template, target, null);
}

function assertTarget(template: ImportTemplate, target: string, unit: string | null): void {
  if (templateColumn(template, target) === undefined)
    throw rejection(
      'mapping',
      texts.noSuchTarget.replace('{column}', () => target),
    );
  if (unit !== null && !unitsOf(target).includes(unit))
    throw rejection(
      'mapping',
      texts.noSuchUnit.replace('{column}', () => target),
    );
}

const rejection = (path: string, message: string) => new InvalidRequest([{ path, message }]);
