import { enteredFiles, type ScriptCoverage } from './entered-files.js';

const script = (
  url: string,
  ...functions: [functionName: string, startOffset: number, count: number][]
): ScriptCoverage => ({
  url,
  functions: functions.map(([functionName, startOffset, count]) => ({
    functionName,
    ranges: [{ startOffset, endOffset: 900, count }],
    isBlockCoverage: false,
  })),
});

const sourceOf = (url: string) => (url.startsWith('ours/') ? url : undefined);
const entered = (...scripts: ScriptCoverage[]) => enteredFiles(scripts, sourceOf);

describe('files entered', () => {
  it('are our files in which a function ran, each once', () => {
    const called = script('ours/b.ts', ['', 0, 0], ['price', 40, 2], ['round', 90, 0]);
    const other = script('ours/a.ts', ['', 40, 1]);
    const asleep = script('ours/c.ts', ['price', 40, 0]);
    const library = script('theirs/d.ts', ['price', 40, 1]);

    expect(entered(called, other, called, asleep, library)).toEqual(['ours/a.ts', 'ours/b.ts']);
  });

  it('are not those that were only loaded', () => {
    const loaded = script('ours/a.ts', ['', 0, 1], ['<static_initializer>', 20, 1]);

    expect(entered(loaded)).toEqual([]);
  });
});
