import type { Rule } from 'eslint';

export const fileName: Rule.RuleModule;
