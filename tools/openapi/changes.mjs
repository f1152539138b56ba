// docs/api-guide/changes.md: what programs got since the last release, from a comparison of the documents.
import fs from 'node:fs';
import path from 'node:path';

import { additionsBetween } from './compatibility/additions.mjs';
import { releasedPart } from './compatibility/released-part.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const released = path.join(root, 'openapi/released');
export const CHANGES = path.join(root, 'docs/api-guide/changes.md');

const SECTION = /^## .*\n(?:(?!^## ).*\n?)*/gm;

/** Version of the last release. */
export const lastRelease = () =>
  fs
    .readdirSync(released)
    .map((name) => path.basename(name, '.json'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);

export const releasedDocument = (version) =>
  JSON.parse(fs.readFileSync(path.join(released, `${version}.json`), 'utf8'));

/** The chapter with a current section about what is not released yet. */
export function changesOf(document) {
  const last = lastRelease();
  const found = additionsBetween(releasedDocument(last), releasedPart(document));
  const next = found.length > 0 ? `${headingAfter(last)}\n\n${listOf(found)}\n\n` : '';
  return withSection(fs.readFileSync(CHANGES, 'utf8'), headingAfter(last), next);
}

/** The chapter once the current section is that of a new version. */
export function changesReleased(text, last, version) {
  const entry = text.match(SECTION)?.find((one) => one.startsWith(headingAfter(last)));
  const list = entry?.slice(headingAfter(last).length).trim() ?? 'No changes for programs.';
  return withSection(text, headingAfter(last), `## ${version}\n\n${list}\n\n`);
}

const headingAfter = (version) => `## After ${version}`;
const listOf = (found) => found.map((one) => `- ${one}`).join('\n');

/** Replaces the section with this heading, or adds it before the others. */
function withSection(text, heading, section) {
  const rest = text.replace(SECTION, (one) => (one.startsWith(`${heading}\n`) ? '' : one));
  const at = rest.search(/^## /m);
  return at === -1 ? `${rest}\n${section}` : rest.slice(0, at) + section + rest.slice(at);
}
