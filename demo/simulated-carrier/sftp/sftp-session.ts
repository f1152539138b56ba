import fs from 'node:fs';
import path from 'node:path';
import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2';

import type { ConfinedFolder } from './confined-folder.js';

const { OPEN_MODE, STATUS_CODE, flagsToString } = ssh2.utils.sftp;

type Opened =
  | { readonly kind: 'file'; readonly descriptor: number; readonly path: string }
  | { readonly kind: 'folder'; entries: FileEntry[] };

/** One SFTP session over a confined folder, with the operations file drops need. */
export class SftpSession {
  private readonly opened = new Map<number, Opened>();
  private nextHandle = 1;

  constructor(
    private readonly sftp: SFTPWrapper,
    private readonly folder: ConfinedFolder,
    /** Called for every file that has arrived completely under its final name. */
    private readonly onArrival: (file: string) => void,
  ) {}

  serve(): void {
    this.serveFiles();
    this.serveFolders();
    this.sftp.on('end', () => {
      this.closeAll();
    });
    this.sftp.on('close', () => {
      this.closeAll();
    });
  }

  private serveFiles(): void {
    const { sftp } = this;
    sftp.on('OPEN', (id, name, flags) => {
      this.respond(id, () => {
        const file = this.folder.locate(name);
        const mode = flagsToString(flags) ?? (flags & OPEN_MODE.WRITE ? 'w' : 'r');
        const descriptor = fs.openSync(file, mode);
        sftp.handle(id, this.remember({ kind: 'file', descriptor, path: file }));
      });
    });
    sftp.on('WRITE', (id, handle, offset, content) => {
      this.done(id, () => fs.writeSync(this.file(handle), content, 0, content.length, offset));
    });
    sftp.on('READ', (id, handle, offset, length) => {
      this.respond(id, () => {
        const buffer = Buffer.alloc(length);
        const read = fs.readSync(this.file(handle), buffer, 0, length, offset);
        if (read === 0) sftp.status(id, STATUS_CODE.EOF);
        else sftp.data(id, buffer.subarray(0, read));
      });
    });
    sftp.on('CLOSE', (id, handle) => {
      this.done(id, () => {
        this.close(handle.readUInt32BE());
      });
    });
    sftp.on('FSTAT', (id, handle) => {
      this.respond(id, () => {
        sftp.attrs(id, attributes(fs.fstatSync(this.file(handle))));
      });
    });
    sftp.on('FSETSTAT', (id) => {
      sftp.status(id, STATUS_CODE.OK);
    });
  }

  private serveFolders(): void {
    const { sftp, folder } = this;
    const stat = (id: number, name: string) => {
      this.respond(id, () => {
        sftp.attrs(id, attributes(fs.statSync(folder.locate(name))));
      });
    };
    sftp.on('STAT', stat).on('LSTAT', stat);
    sftp.on('REALPATH', (id, name) => {
      const filename = folder.absolute(name);
      sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }]);
    });
    sftp.on('SETSTAT', (id) => {
      sftp.status(id, STATUS_CODE.OK);
    });
    sftp.on('MKDIR', (id, name) => {
      this.done(id, () => {
        fs.mkdirSync(folder.locate(name));
      });
    });
    sftp.on('REMOVE', (id, name) => {
      this.done(id, () => {
        fs.rmSync(folder.locate(name));
      });
    });
    sftp.on('RENAME', (id, from, to) => {
      this.done(id, () => {
        this.rename(folder.locate(from), folder.locate(to));
      });
    });
    sftp.on('OPENDIR', (id, name) => {
      this.respond(id, () => {
        sftp.handle(id, this.remember({ kind: 'folder', entries: list(folder.locate(name)) }));
      });
    });
    sftp.on('READDIR', (id, handle) => {
      this.respond(id, () => {
        this.readFolder(id, handle.readUInt32BE());
      });
    });
  }

  private readFolder(id: number, handle: number): void {
    const opened = this.opened.get(handle);
    if (opened?.kind !== 'folder' || opened.entries.length === 0)
      this.sftp.status(id, STATUS_CODE.EOF);
    else this.sftp.name(id, opened.entries.splice(0));
  }

  /** As in SFTP 3: an existing target is never replaced. */
  private rename(from: string, to: string): void {
    if (fs.existsSync(to)) throw new Error('the target exists');
    fs.renameSync(from, to);
    this.onArrival(to);
  }

  private remember(opened: Opened): Buffer {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(this.nextHandle);
    this.opened.set(this.nextHandle, opened);
    this.nextHandle += 1;
    return handle;
  }

  private file(handle: Buffer): number {
    const opened = this.opened.get(handle.readUInt32BE());
    if (opened?.kind !== 'file') throw new Error('not an open file');
    return opened.descriptor;
  }

  private close(handle: number): void {
    const opened = this.opened.get(handle);
    this.opened.delete(handle);
    if (opened?.kind === 'file') fs.closeSync(opened.descriptor);
  }

  private closeAll(): void {
    for (const handle of [...this.opened.keys()]) this.close(handle);
  }

  /** Runs the operation and responds with OK. */
  private done(id: number, work: () => void): void {
    this.respond(id, () => {
      work();
      this.sftp.status(id, STATUS_CODE.OK);
    });
  }

  /** Runs an operation that sends its own response; errors are sent as responses and never end the server. */
  private respond(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      this.sftp.status(id, isMissing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
    }
  }
}

const attributes = (stats: fs.Stats): Attributes => ({
  mode: stats.mode,
  uid: stats.uid,
  gid: stats.gid,
  size: stats.size,
  atime: Math.floor(stats.atimeMs / 1000),
  mtime: Math.floor(stats.mtimeMs / 1000),
});

const list = (folder: string): FileEntry[] =>
  fs.readdirSync(folder).map((filename) => {
    const stats = fs.statSync(path.join(folder, filename));
    const longname = `${stats.isDirectory() ? 'd' : '-'}rw-r--r-- 1 carrier carrier ${stats.size} Jan 1 00:00 ${filename}`;
    return { filename, longname, attrs: attributes(stats) };
  });
