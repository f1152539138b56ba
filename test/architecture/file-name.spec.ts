import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { fileName } from '../../tools/eslint/file-name.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});
const errors = [{ messageId: 'name' }];

rules.run('file-name', fileName, {
  valid: [
    { filename: 'IssueList.tsx', code: 'export function IssueList() {}' },
    { filename: 'IssueList.tsx', code: 'const row = 1; export const IssueList = () => row;' },
    { filename: 'useLabels.ts', code: 'const useLabels = () => 1; export { useLabels };' },
    { filename: 'useLabels.ts', code: 'export const { useLabels } = api;' },
    { filename: 'plain-section.tsx', code: 'export const PlainFields = () => null;' },
    { filename: 'user-columns.tsx', code: 'export const userColumns = [];' },
  ],
  invalid: [
    { filename: 'NeedList.tsx', code: 'export function IssueList() {}', errors },
    { filename: 'IssueList.tsx', code: 'function IssueList() {} export const rows = [];', errors },
    { filename: 'useWhomToAsk.ts', code: 'export function useContactText() {}', errors },
  ],
});
