import {
  applyDecorators,
  Injectable,
  type ArgumentMetadata,
  type PipeTransform,
} from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, type ValidationOptions } from 'class-validator';

import { MAX_ID } from '@contracts/rules/record-id.js';

import { InvalidRequest } from '../invalid-request.js';
import { RecordNotFound } from '../record-not-found.js';

/** Parses a whole number in a path. @throws InvalidRequest */
@Injectable()
export class WholeNumberPipe implements PipeTransform<string, number> {
  transform(value: string, { data: path = 'id' }: ArgumentMetadata): number {
    if (/^-?\d{1,16}$/.test(value)) return Number(value);
    throw new InvalidRequest([{ path, message: `${path} must be a whole number` }]);
  }
}

const wholeNumber = new WholeNumberPipe();

/** Parses a record id in a path: a whole number; impossible ids are not found. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, number> {
  protected readonly max: number = MAX_ID;

  transform(value: string, metadata: ArgumentMetadata): number {
    const id = wholeNumber.transform(value, metadata);
    if (id < 1 || id > this.max) throw new RecordNotFound(value);
    return id;
  }
}

/** Parses the id of a log row in a path, which may be above the maximum id of a record. */
@Injectable()
export class LogIdPipe extends RecordIdPipe {
  protected override readonly max = Number.MAX_SAFE_INTEGER;
}

/** The id of a log row in a query or a body. */
export const IsLogId = (): PropertyDecorator =>
  applyDecorators(IsInt(), Min(0), Max(Number.MAX_SAFE_INTEGER));

/** Parses the id of an open manifest in a path: derived from what its consignments share, so longer than a record's. */
@Injectable()
export class OpenManifestIdPipe extends RecordIdPipe {
  protected override readonly max = Number.MAX_SAFE_INTEGER;
}

/** A record id in a query or a body; 0 means not saved yet. */
export const IsRecordId = (options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(IsInt(options), Min(0, options), Max(MAX_ID, options));

/** The id of an open manifest in a query. */
export const IsOpenManifestId = (): PropertyDecorator =>
  applyDecorators(IsInt(), Min(0), Max(Number.MAX_SAFE_INTEGER));

/** A query parameter of comma-separated ids; invalid ones are left to the validation. */
export const CommaSeparatedIds = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .filter((part) => part.trim() !== '')
          .map((part) => (/^-?\d+$/.test(part.trim()) ? Number(part) : part))
      : value,
  );
