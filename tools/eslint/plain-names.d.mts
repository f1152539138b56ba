import type { Rule } from 'eslint';

export const plainNamesRule: Rule.RuleModule;
