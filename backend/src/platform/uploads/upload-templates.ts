import { Injectable } from '@nestjs/common';

/** An empty file in the form an import reads. */
export interface UploadTemplate {
  /** For example `text/csv; charset=utf-8`. */
  readonly contentType: string;
  readonly content: () => Promise<Buffer> | Buffer | string;
}

/** The templates of `/static/templates` (api.md A1); whoever reads a kind of file offers its template. */
@Injectable()
export class UploadTemplates {
  private readonly templates = new Map<string, UploadTemplate>();

  /** `name` is the file's, for example `AddressTemplate.csv`. */
  offer(name: string, template: UploadTemplate): void {
    this.templates.set(name, template);
  }

  find(name: string): UploadTemplate | undefined {
    return this.templates.get(name);
  }
}
