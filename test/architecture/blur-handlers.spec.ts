import fs from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../frontend/src');

/** Functions allowed in blur handlers: each waits for the end of a press. */
const allowed = /leave|onLeave|lookUp|afterPress/i;

/** Shows the stored total again, in the same place. */
const sameSize = ['TotalCell.tsx'];

const componentFiles = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'));

/** Handlers of onBlur in a file, up to their closing bracket; those that only pass one on do not count. */
const handlersOf = (file: string): string[] => {
  const code = fs.readFileSync(path.join(source, file), 'utf8');
  return [...code.matchAll(/onBlur(?:=\{|: )(?!\s*\(\) => void;)([\s\S]{0,200}?)\n/g)]
    .map(({ index }) => code.slice(index, index + 200))
    .filter((handler) => !handler.startsWith('onBlur={onBlur}'));
};

describe('messages of a field that is left', () => {
  it('H59 come after the click that took the focus away, in every form', () => {
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
