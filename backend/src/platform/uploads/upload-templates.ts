import { Injectable } from '@nestjs/common';

/** Template file of an import. */
export interface UploadTemplate {
  /** For example `text/csv; charset=utf-8`. */
  readonly contentType: string;
  readonly content: () => Promise<Buffer> | Buffer | string;
}

/** Templates at `/static/templates` (api.md A1); each import registers its own. */
@Injectable()
export class UploadTemplates {
  private readonly templates = new Map<string, UploadTemplate>();

  /** `name` is the file name, for example `AddressTemplate.csv`. */
  register(name: string, template: UploadTemplate): void {
    this.templates.set(name, template);
  }

  find(name: string): UploadTemplate | undefined {
    return this.templates.get(name);
  }
}
