import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { fileName } from './tools/eslint/file-name.mjs';
import { plainNamesRule } from './tools/eslint/plain-names.mjs';
import { plainWordsRule } from './tools/eslint/plain-words.mjs';
import { recordHooks } from './tools/eslint/record-hooks.mjs';
import { roleSuffix } from './tools/eslint/role-suffix.mjs';
import { textsName } from './tools/eslint/texts-name.mjs';

const paid = ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium', '@mui/x-date-pickers-pro'];

export default defineConfig(
  globalIgnores([
    'dist/',
    'node_modules/',
    '.data/',
    '.stryker/',
    'coverage/',
    'test/acceptance/results/',
    'clients/typescript/src/generated/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/max-params': ['error', { max: 4 }],
    },
  },
  {
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'no-restricted-imports': ['error', { paths: paid }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    // Constructors are called by the injector, so more parameters are acceptable.
    rules: { '@typescript-eslint/max-params': ['error', { max: 6 }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      '**/*.contract.ts',
      '**/*.fixture.ts',
      '**/testing/**',
      '**/double/**',
    ],
    plugins: { linehaul: { rules: { 'role-suffix': roleSuffix } } },
    rules: { 'linehaul/role-suffix': 'error' },
  },
  {
    files: ['backend/src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name=/^(assertInScope|resolveScope|DataSource)$/]',
          message: 'The scope is checked, and the database used, by the handler or the service.',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: './frontend/tsconfig.json' },
    },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...paid,
            { name: '@mui/material', message: 'Import the component by its path.' },
            { name: 'react', importNames: ['lazy'], message: 'Take that of shared/loading/lazy.' },
            {
              name: 'react-router-dom',
              importNames: ['Navigate'],
              message: 'It would replace a page whose code is still loading: use PageRedirect.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { names: { rules: { 'file-name': fileName } } },
    rules: {
      'names/file-name': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':function[async=true] > BlockStatement > ExpressionStatement > CallExpression[callee.name="onClose"]',
          message:
            'A late response must not close another dialog: check useFormSaveFeedback or useIsMounted first.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.api.ts'],
    plugins: { linehaul: { rules: { 'record-hooks': recordHooks } } },
    rules: { 'linehaul/record-hooks': 'error' },
  },
  {
    files: ['frontend/src/shared/loading/lazy.tsx', 'frontend/src/app/routing/*.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    ignores: ['tools/eslint/plain-words.mjs', 'test/architecture/plain-words.spec.ts'],
    plugins: {
      language: {
        rules: {
          'plain-names': plainNamesRule,
          'plain-words': plainWordsRule,
          'texts-name': textsName,
        },
      },
    },
    rules: {
      'language/plain-names': 'error',
      'language/plain-words': ['error', 'comments'],
      'language/texts-name': 'error',
    },
  },
  {
    files: ['backend/contracts/texts/app/**/*.ts'],
    rules: { 'language/plain-words': ['error', 'screens'] },
  },
  {
    files: ['**/*.{spec,fixture}.{ts,tsx}', '**/*.contract.ts', 'test/**'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  prettier,
);
