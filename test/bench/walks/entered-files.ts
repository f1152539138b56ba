import type { Profiler } from 'node:inspector';

/** Reads how often V8 called each function of one script; the same in Chromium and Node. */
export type ScriptCoverage = Pick<Profiler.ScriptCoverage, 'url' | 'functions'>;

/** Finds the source file behind the URL of a script; undefined for scripts that are not ours. */
export type SourceOf = (url: string) => string | undefined;

/** Lists the source files of which at least one function ran, in alphabetical order. */
export function enteredFiles(scripts: readonly ScriptCoverage[], sourceOf: SourceOf): string[] {
  const sources = scripts
    .filter(({ functions }) => functions.some((one) => wasCalled(one) && !isLoading(one)))
    .map(({ url }) => sourceOf(url))
    .filter((source) => source !== undefined);
  return [...new Set(sources)].sort();
}

const wasCalled = ({ ranges }: Profiler.FunctionCoverage) => (ranges[0]?.count ?? 0) > 0;

/** True for code that runs when a file is loaded, not when it is used: the module itself, static blocks of a class. */
const isLoading = ({ functionName, ranges }: Profiler.FunctionCoverage) =>
  functionName === '<static_initializer>' || (functionName === '' && ranges[0]?.startOffset === 0);
