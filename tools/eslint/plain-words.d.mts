import type { Rule } from 'eslint';

/** A word to avoid, and its replacement. */
export interface PlainWord {
  readonly word: RegExp;
  readonly instead: string;
}

export const plainWords: readonly PlainWord[];
export const screenWords: readonly PlainWord[];
export const plainWordsRule: Rule.RuleModule;
