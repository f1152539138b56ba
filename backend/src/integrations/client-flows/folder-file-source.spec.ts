import { createHash } from 'node:crypto';

import { FolderFileSource } from './folder-file-source.js';
import type { FileServerFolder } from './file-server-folders.js';

interface StoredFile {
  readonly body: Buffer;
  readonly changedAt: number;
}

/** A folder of a server; `beforeRename` happens there just before a file is moved. */
class MemoryFolder implements FileServerFolder {
  readonly files = new Map<string, StoredFile>();
  beforeRename: () => void = () => undefined;
  /** Servers on object storage copy a file to rename it. */
  datesMoves = false;
  private clock = 0;

  write(name: string, text: string): void {
    this.clock += 1;
    this.files.set(name, { body: Buffer.from(text), changedAt: this.clock });
  }

  text(name: string): string | undefined {
    return this.files.get(name)?.body.toString();
  }

  /** The file as a run listed and read it. */
  seen(name: string) {
    const { version } = this.stateOf(name)!;
    const digest = createHash('sha256').update(this.files.get(name)!.body).digest('hex');
    return { name, version, digest };
  }

  list() {
    const names = [...this.files.keys()].filter((name) => !name.includes('/'));
    return Promise.resolve(names.map((name) => ({ name, modifiedAt: 0, ...this.stateOf(name)! })));
  }

  read(name: string) {
    return Promise.resolve(this.files.get(name)!.body);
  }

  find(name: string) {
    return Promise.resolve(this.stateOf(name));
  }

  makeFolder() {
    return Promise.resolve();
  }

  put(name: string, body: Buffer) {
    this.write(name, body.toString());
    return Promise.resolve();
  }

  rename(from: string, to: string) {
    this.beforeRename();
    this.beforeRename = () => undefined;
    const file = this.files.get(from)!;
    this.files.delete(from);
    if (this.datesMoves) this.write(to, file.body.toString());
    else this.files.set(to, file);
    return Promise.resolve();
  }

  private stateOf(name: string) {
    const file = this.files.get(name);
    if (!file) return null;
    return { bytes: file.body.length, version: `${file.body.length} ${file.changedAt}` };
  }
}

let folder: MemoryFolder;
let source: FolderFileSource;
beforeEach(() => {
  folder = new MemoryFolder();
  source = new FolderFileSource(folder);
  folder.write('orders.csv', 'first');
});

const move = (file = folder.seen('orders.csv')) =>
  source.moveToFolder(file, 'done', 'orders.7.csv');

describe('moving a processed file', () => {
  it('moves it, once', async () => {
    const seen = folder.seen('orders.csv');
    expect(await move(seen)).toBe(true);
    expect(await move(seen)).toBe(true);
    expect([...folder.files.keys()]).toEqual(['done/orders.csv']);
  });

  it('keeps an older file of the same name', async () => {
    folder.write('done/orders.csv', 'yesterday');
    expect(await move()).toBe(true);
    expect(folder.text('done/orders.csv')).toBe('yesterday');
    expect(folder.text('done/orders.7.csv')).toBe('first');
  });

  it('leaves a newer file of the same name in place', async () => {
    const seen = folder.seen('orders.csv');
    folder.write('orders.csv', 'other');
    expect(await move(seen)).toBe(false);
    expect([...folder.files]).toEqual([['orders.csv', expect.anything()]]);
  });

  it('puts back a newer file that arrived between the check and the move', async () => {
    folder.beforeRename = () => {
      folder.write('orders.csv', 'other');
    };
    expect(await move()).toBe(false);
    expect(folder.text('orders.csv')).toBe('other');
    expect(folder.text('done/orders.csv')).toBeUndefined();
  });

  it('recognises the file on a server that gives moved files a new date', async () => {
    folder.datesMoves = true;
    expect(await move()).toBe(true);
    expect(folder.text('done/orders.csv')).toBe('first');
  });
});
