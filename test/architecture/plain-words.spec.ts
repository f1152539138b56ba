import fs from 'node:fs';
import path from 'node:path';

import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { plainWords, plainWordsRule } from '../../tools/eslint/plain-words.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});
const errors = [{ messageId: 'word' }];

rules.run('plain-words of comments and titles', plainWordsRule, {
  valid: [
    '/** Requires READ_PREFIX. */',
    'const whoever = 1;',
    "it('is stored for every client', () => undefined);",
    '/** Whether the user may edit it. */',
    '/** Size of the queue, and how long its jobs wait. */',
    '// How many are left?',
    '// While it is silent, connections are refused at once.',
    '/** Refuses to run as root. */',
    '/** The `refusal` of the file. */',
    "it('finds the files that a person signed', () => undefined);",
    '/** Rows left out, and a scan that is set aside. */',
    "it('reports that the server refused the connection', () => undefined);",
  ],
  invalid: [
    { code: '/** Only for whoever holds READ_PREFIX. */', errors },
    { code: '// its name for ever', errors },
    { code: '/** What a slice of the pie costs. */', errors },
    { code: '/**\n * Where the journey ends.\n */', errors },
    { code: '// How full the queue is.', errors },
    { code: '/** Whose jobs wait. */', errors },
    { code: '/** That the edits are based on. */', errors },
    { code: '/** Changed by somebody else. */', errors },
    { code: '// changed meanwhile', errors },
    { code: '/** Records the outcome: what became of it. */', errors },
    { code: '// tries again and again', errors },
    { code: '/** The folder it lies below. */', errors },
    { code: "it('tells a deaf backend', () => undefined);", errors },
    { code: "it('is visible to nobody', () => undefined);", errors },
    { code: "it('starts again once it is mended', () => undefined);", errors },
    { code: '/** The latest one; null without one. */', errors },
    { code: '// its booking finally failed', errors },
    { code: '/** Items that need a person. */', errors },
    { code: "it('is not offered for one\\'s own account', () => undefined);", errors },
    { code: '/** Names joined by commas. */', errors },
    { code: '/** The refusal of a save. */', errors },
    { code: "it('is refused without a carrier', () => undefined);", errors },
    { code: '// begins anew', errors },
    { code: '// others need not wait', errors },
    { code: '/** Queues the job once more. */', errors },
    { code: '/** Duplicates that users take in again. */', errors },
    { code: "it('is left aside', () => undefined);", errors },
    { code: '// the database falls silent', errors },
    { code: '/** The old secret signs on. */', errors },
    { code: "it('goes on after a restart', () => undefined);", errors },
    { code: '/** A plan that waits for a person. */', errors },
    { code: '/** Cancelled by a person. */', errors },
    { code: '/** The key pinned at first contact. */', errors },
    { code: "describe.each([1])('freight on its way: %s', () => undefined);", errors },
  ],
});

rules.run('plain-words of screens', plainWordsRule, {
  valid: [
    {
      code: "const texts = { a: 'Select a carrier', b: 'Picked up', c: 'Email' };",
      options: ['screens'],
    },
  ],
  invalid: [
    { code: "const texts = { pick: 'Pick a carrier' };", options: ['screens'], errors },
    { code: "const texts = { sent: 'The mail was sent' };", options: ['screens'], errors },
    { code: "const texts = { stale: 'Changed meanwhile' };", options: ['screens'], errors },
    { code: "const texts = { range: 'The range is used up' };", options: ['screens'], errors },
    { code: "const texts = { needs: 'Needs a person' };", options: ['screens'], errors },
    { code: 'const by = (name) => `${name}, not somebody else`;', options: ['screens'], errors },
  ],
});

describe('documents', () => {
  const root = path.resolve(__dirname, '../..');
  const named = fs
    .readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'requirements.md')
    .map((name) => `docs/${name}`);

  it.each(['README.md', 'CONTRIBUTING.md', ...named])('%s uses the terms of the field', (name) => {
    const lines = fs.readFileSync(path.join(root, name), 'utf8').split('\n');
    const found = lines.filter((line) => plainWords.some(({ word }) => word.test(line)));

    expect(found).toEqual([]);
  });
});
