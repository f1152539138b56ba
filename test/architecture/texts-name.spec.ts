import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

import { textsName } from '../../tools/eslint/texts-name.mjs';

const rules = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2022, sourceType: 'module' },
});
const source = `from '@contracts/texts/app/reports.js';`;

rules.run('texts-name', textsName, {
  valid: [
    `import { appReportTexts } ${source}`,
    `import { appReportTexts as texts, appReportColumns } ${source}`,
    `import { Link as RouterLink } from 'react-router-dom';`,
  ],
  invalid: [
    { code: `import { appReportTexts as words } ${source}`, errors: [{ messageId: 'name' }] },
    { code: `import { appReportColumns as labels } ${source}`, errors: [{ messageId: 'name' }] },
  ],
});
