import fs from 'node:fs';
import path from 'node:path';

/** A folder as its visitors see it: `/` is the folder itself, and nothing leads out of it. */
export class ConfinedFolder {
  constructor(private readonly root: string) {
    fs.mkdirSync(root, { recursive: true });
  }

  /** `..` never climbs above `/`, since the visitor's path is made absolute before it is joined. */
  locate(visitorPath: string): string {
    return path.join(this.root, this.absolute(visitorPath));
  }

  absolute(visitorPath: string): string {
    return path.posix.resolve('/', visitorPath);
  }
}
