import { createHash } from 'node:crypto';

import type { MappedColumn } from '@contracts/views/import-columns.view.js';

import {
  findErrorColumn,
  plainHeading,
  uniqueHeadings,
} from '../../platform/uploads/reading/headings.js';
import { type ImportTemplate, templateColumn } from '../kinds/import-template.js';

/** Equal for the same headings in any order, ignoring case and punctuation. */
export const signatureOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(plainHeading).sort()))
    .digest('hex');

/** Headings that an error file's original file may have had. */
export interface OriginalHeadings {
  readonly signature: string;
  /** Columns that the error file has in addition, mapped to the template columns they are named after. */
  readonly added: readonly MappedColumn[];
}

/**
 * Headings that the original file may have had, longest first: those of the error file itself, if it was imported
 * before, then without the Error column, then without more and more of the columns added for corrections. Empty for
 * other files.
 */
export function originalHeadings(
  headings: readonly string[],
  template: ImportTemplate,
): OriginalHeadings[] {
  const error = findErrorColumn(headings);
  if (error === -1) return [];
  const sources = uniqueHeadings(headings);
  const originals = [{ signature: signatureOf(headings), added: noColumns }];
  let added: MappedColumn[] = [];
  for (let count = error; count > 0 && originals.length < MAX_ORIGINALS; count -= 1) {
    originals.push({ signature: signatureOf(headings.slice(0, count)), added });
    const heading = (headings[count - 1] ?? '').trim();
    const target = templateColumn(template, heading);
    if (target !== undefined)
      added = [{ source: sources[count - 1] ?? target, target, unit: null }, ...added];
    else if (heading !== '') break;
  }
  return originals;
}

const noColumns: readonly MappedColumn[] = [];

/** More than an error file adds: at most one column per template column, and a few without a heading. */
const MAX_ORIGINALS = 60;
