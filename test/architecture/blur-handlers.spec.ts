import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../frontend/src');

/** Functions allowed in blur handlers: each waits for the end of a press. */
const allowed = /\btouch\(|leave|lookUp|afterPress/i;

/** Exception: it restores the stored total in place, without moving anything. */
const sameSize = ['TotalCell.tsx'];

const componentFiles = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'));

/** Handlers of onBlur in a file, up to their closing bracket; those that only pass a handler on are ignored. */
const handlersOf = (file: string): string[] => {
  const code = fs.readFileSync(path.join(source, file), 'utf8');
  return [...code.matchAll(/onBlur(?:=\{|: )(?!\s*\(\) => void;)([\s\S]{0,200}?)\n/g)]
    .map(({ index }) => code.slice(index, index + 200))
    .filter((handler) => !handler.startsWith('onBlur={onBlur}'));
};

describe('messages shown on blur', () => {
  it('H59 appear after the click that moved the focus, in every form', () => {
    const immediate = componentFiles
      .filter((file) => !sameSize.includes(path.basename(file)))
      .flatMap((file) =>
        handlersOf(file)
          .filter((handler) => !allowed.test(handler))
          .map((handler) => `${file}: ${handler}`),
      );

    expect(componentFiles.length).toBeGreaterThan(300);
    expect(immediate).toEqual([]);
  });
});
