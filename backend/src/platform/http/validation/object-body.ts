import { Injectable, type PipeTransform } from '@nestjs/common';

import { InvalidRequest } from '../../invalid-request.js';

/** A body that is an object, validated elsewhere. */
@Injectable()
export class ObjectBody implements PipeTransform<unknown, object> {
  transform(body: unknown): object {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new InvalidRequest([{ path: 'body', message: 'The body must be an object' }]);
    return body;
  }
}
