import fs from 'node:fs';
import path from 'node:path';

/** A folder as seen by its clients: `/` is the folder itself, and no path leads out of it. */
export class ConfinedFolder {
  constructor(private readonly root: string) {
    fs.mkdirSync(root, { recursive: true });
  }

  /** `..` never leads above `/`, since the path is made absolute before it is joined. */
  locate(clientPath: string): string {
    return path.join(this.root, this.absolute(clientPath));
  }

  absolute(clientPath: string): string {
    return path.posix.resolve('/', clientPath);
  }
}
