import type { Rule } from 'eslint';

export const textsName: Rule.RuleModule;
