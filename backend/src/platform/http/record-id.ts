import {
  applyDecorators,
  Injectable,
  ParseIntPipe,
  type ArgumentMetadata,
  type PipeTransform,
} from '@nestjs/common';
import { IsInt, Max, Min, type ValidationOptions } from 'class-validator';

import { RecordNotFound } from '../record-not-found.js';

/** The largest id a table can hold. */
export const LARGEST_ID = 2_147_483_647;

const wholeNumber = new ParseIntPipe();

/** A record's id in a path: a whole number; one that no record can have is not found. */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, Promise<number>> {
  async transform(value: string, metadata: ArgumentMetadata): Promise<number> {
    const id = (await wholeNumber.transform(value, metadata)) ?? 0;
    if (id < 1 || id > LARGEST_ID) throw new RecordNotFound(value);
    return id;
  }
}

/** A record's id in a query or a body; 0 stands for a record that is not saved yet. */
export const IsRecordId = (options?: ValidationOptions): PropertyDecorator =>
  applyDecorators(IsInt(options), Min(0, options), Max(LARGEST_ID, options));
