import fs from 'node:fs';
import path from 'node:path';

/** An append-only list on disk, one line of JSON per entry. */
export class AppendOnlyFile<Entry> {
  private readonly stored: Entry[];

  constructor(private readonly file: string) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    this.stored = this.recover();
  }

  get entries(): readonly Entry[] {
    return this.stored;
  }

  append(entry: Entry): void {
    fs.appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    this.stored.push(entry);
  }

  /** Reads the entries; cuts off a last line that was written incompletely. */
  private recover(): Entry[] {
    if (!fs.existsSync(this.file)) return [];
    const text = fs.readFileSync(this.file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) fs.truncateSync(this.file, Buffer.byteLength(whole));
    return whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Entry);
  }
}
