import type { Rule } from 'eslint';

export const recordHooks: Rule.RuleModule;
