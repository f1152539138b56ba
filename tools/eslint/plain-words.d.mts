import type { Rule } from 'eslint';

/** A word that is not written, and what to write instead. */
export interface PlainWord {
  readonly word: RegExp;
  readonly instead: string;
}

export const plainWords: readonly PlainWord[];
export const screenWords: readonly PlainWord[];
export const plainWordsRule: Rule.RuleModule;
