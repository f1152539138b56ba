import {
  type ExecutionContext,
  Injectable,
  type OnApplicationBootstrap,
  RequestMethod,
} from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';

import { Clock } from '../clock.js';
import { operationName } from '../http/operation-name.js';
import { brownOutEndsAt } from './brown-out.js';
import { DEPRECATED, deprecatedFieldsOf, type Deprecation, startOfDay } from './deprecation.js';
import { OperationGone, OperationInBrownOut } from './version.errors.js';

/** A route with `Deprecated`. */
export interface DeprecatedOperation extends Deprecation {
  /** Method and path, as in the API's description. */
  readonly operation: string;
}

type Handler = () => unknown;

/** A route of which something is deprecated. */
interface DeprecatedRoute {
  readonly controller: Handler;
  readonly handler: Handler;
  /** Undefined if only fields are deprecated. */
  readonly operation: Deprecation | undefined;
  /** Deprecated fields of its query and body. */
  readonly fields: ReadonlyMap<string, Deprecation>;
}

/** Fields of a request before they are validated. */
type SentRequest = Pick<Request, 'query'> & { readonly body: unknown };

/**
 * Deprecated operations and fields of the routes of this process. Their end is announced in every response to a request
 * that uses one: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`.
 */
@Injectable()
export class DeprecatedOperations implements OnApplicationBootstrap {
  /** Routes of which something is deprecated, by handler; complete once the application has started. */
  readonly routes = new Map<object, DeprecatedRoute>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const routes = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.routesOf(metatype as Handler) : []));
    for (const route of routes) this.routes.set(route.handler, route);
  }

  list(): DeprecatedOperation[] {
    return [...this.routes.values()].flatMap(({ controller, handler, operation: deprecation }) =>
      deprecation
        ? this.namesOf(controller, handler).map((operation) => ({ ...deprecation, operation }))
        : [],
    );
  }

  /**
   * Announces what a request with its body uses. An operation past its end or in a brown-out is not called.
   * @throws OperationGone, OperationInBrownOut
   */
  announce(context: ExecutionContext): void {
    const route = this.routes.get(context.getHandler());
    if (!route) return;
    const http = context.switchToHttp();
    const { operation, fields } = route;
    const { query, body } = http.getRequest<SentRequest>();
    const sent = new Set([query, body].flatMap(namesIn));
    const used = [...fields].flatMap(([name, field]) => (sent.has(name) ? [field] : []));
    setHeaders(operation ? [operation, ...used] : used, http.getResponse<Response>());
    if (operation) assertAvailable(operation, this.clock.now());
  }

  private routesOf(controller: Handler): DeprecatedRoute[] {
    const prototype = controller.prototype as Record<string, Handler>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      if (!handler) return [];
      const operation = this.deprecationOf(handler);
      const fields = fieldsOf(prototype, name);
      return operation || fields.size > 0 ? [{ controller, handler, operation, fields }] : [];
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

/** Deprecated fields of the classes that validate a route's query and body. */
function fieldsOf(prototype: object, name: string): ReadonlyMap<string, Deprecation> {
  const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as readonly (
    object | undefined
  )[];
  return new Map(types.flatMap((type) => (type ? Object.entries(deprecatedFieldsOf(type)) : [])));
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** Page that explains deprecations. */
const EXPLANATION = '</api/docs>; rel="deprecation"; type="text/html"';

/** Of several, the earliest days are announced. */
function setHeaders(used: readonly Deprecation[], response: Response): void {
  const earliest = (days: string[]) => days.toSorted()[0];
  const since = earliest(used.map((one) => one.since));
  const sunset = earliest(used.map((one) => one.sunset));
  if (since === undefined || sunset === undefined) return;
  response.setHeader('Deprecation', `@${startOfDay(since).getTime() / SECOND_MS}`);
  response.setHeader('Sunset', startOfDay(sunset).toUTCString());
  response.append('Link', EXPLANATION);
}

const SECOND_MS = 1_000;

/** @throws OperationGone, OperationInBrownOut */
function assertAvailable(operation: Deprecation, now: Date): void {
  const sunset = startOfDay(operation.sunset);
  if (sunset <= now) throw new OperationGone(operation.instead);
  const endsAt = brownOutEndsAt(sunset, now);
  if (!endsAt) return;
  const seconds = Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS);
  throw new OperationInBrownOut(operation, seconds);
}

const joined = (...paths: string[]): string =>
  `/${paths
    .flatMap((path) => path.split('/'))
    .filter(Boolean)
    .join('/')}`;
