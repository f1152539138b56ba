import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

import { operationName } from '../http/operation-name.js';
import { DEPRECATED, type Deprecation } from './deprecation.js';

/** A route with `Deprecated`. */
export interface DeprecatedOperation extends Deprecation {
  /** Method and path, as in the API's description. */
  readonly operation: string;
}

type Handler = () => unknown;

/** Finds the deprecated operations among the routes of this process. */
@Injectable()
export class DeprecatedOperations {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  list(): DeprecatedOperation[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.listOf(metatype as Handler) : []));
  }

  private listOf(controller: Handler): DeprecatedOperation[] {
    const prototype = controller.prototype as Record<string, Handler>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const deprecation = handler && this.deprecationOf(handler);
      if (!deprecation) return [];
      return this.namesOf(controller, handler).map((operation) => ({ ...deprecation, operation }));
    });
  }

  private deprecationOf(handler: Handler): Deprecation | undefined {
    return this.reflector.get<Deprecation | undefined>(DEPRECATED, handler);
  }

  /** Several, if the route or its controller has several paths. */
  private namesOf(controller: Handler, handler: Handler): string[] {
    const method = RequestMethod[this.reflector.get<RequestMethod>(METHOD_METADATA, handler)];
    return this.pathsOf(controller).flatMap((start) =>
      this.pathsOf(handler).map((end) => operationName(method, joined(start, end))),
    );
  }

  private pathsOf(target: Handler): string[] {
    return [this.reflector.get<string | string[]>(PATH_METADATA, target)].flat();
  }
}

const joined = (...paths: string[]): string =>
  `/${paths
    .flatMap((path) => path.split('/'))
    .filter(Boolean)
    .join('/')}`;
