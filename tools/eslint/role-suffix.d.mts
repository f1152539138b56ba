import type { Rule } from 'eslint';

export const roleSuffix: Rule.RuleModule;
