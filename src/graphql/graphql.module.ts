import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Leaving } from '../admission/leaving.js';
import { Traffic } from '../admission/traffic.js';
import { Environment } from '../config/environment.js';
import { requestLocale } from '../language/locale.decorator.js';
import type { GraphqlContext } from '../language/request.js';
import { PlayersModule } from '../players/players.module.js';
import { TokensService } from '../players/tokens.service.js';
import { Arrivals } from './arrivals.js';
import { explorerPage } from './explorer.js';
import { FastModule } from './fast/fast.module.js';
import { Operations } from './fast/operations.js';
import { repeatable } from './fast/repeatable.js';
import { formatError } from './format-error.js';
import { limits } from './limits.js';
import { withPlainFields } from './plain-fields.js';
import { checkedDocuments, persistedQueries } from './stores.js';
import { SubscriptionServer } from './subscriptions.js';
import { ThinModule } from './thin/thin.module.js';
import { ThinMutations } from './thin/thin-mutations.js';

const GRAPHQL_PATH = '/graphql';

function contextOf(request: FastifyRequest): GraphqlContext {
  return { req: request, locale: requestLocale(request) };
}

function apolloOptions(
  { httpAdapter }: HttpAdapterHost,
  thin: ThinMutations,
  operations: Operations,
): Omit<ApolloDriverConfig, 'driver'> {
  const arrivals = new Arrivals(operations, contextOf);
  const server = httpAdapter.getInstance<FastifyInstance>();
  server.addHook('onRoute', (route) => {
    if (route.url === GRAPHQL_PATH) route.preHandler = arrivals.answer;
  });
  return {
    path: GRAPHQL_PATH,
    autoSchemaFile: true,
    sortSchema: true,
    transformSchema: (made) =>
      operations.serve(withPlainFields(repeatable(made, thin.begin.bind(thin)))),
    context: contextOf,
    formatError: (_formatted, error) => formatError(error),
    autoTransformHttpErrors: false,
    graphiql: false,
    introspection: true,
    // CSRF prevention protects cookies, of which there are none (see `FOR_BROWSERS` in `src/app.ts`), and would refuse
    // the GET requests of urql. Mutations by GET are refused in any case, and so are bodies without a JSON content
    // type.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    documentStore: checkedDocuments,
    persistedQueries: { cache: persistedQueries() },
    // Apollo's own cache control looks at every field of every answer; no answer of ours may be cached anyway.
    plugins: [limits, explorerPage, ApolloServerPluginCacheControlDisabled()],
  };
}

@Module({
  imports: [
    PlayersModule,
    FastModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      useFactory: apolloOptions,
      imports: [FastModule, ThinModule],
      inject: [HttpAdapterHost, ThinMutations, Operations],
    }),
  ],
})
export class GraphqlModule implements OnModuleInit, OnApplicationBootstrap {
  private subscriptions?: SubscriptionServer;

  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly operations: Operations,
    private readonly tokens: TokensService,
    private readonly traffic: Traffic,
    private readonly leaving: Leaving,
    private readonly environment: Environment,
  ) {}

  /** A closing server waits for its connections, and Apollo closes it before any later hook runs. */
  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('preClose', async () => this.subscriptions?.close());
  }

  onApplicationBootstrap(): void {
    const server = this.adapters.httpAdapter.getHttpServer();
    this.subscriptions = new SubscriptionServer(
      this.operations.ways,
      server,
      GRAPHQL_PATH,
      (authorization, end) => this.tokens.whileGood(authorization, end),
      this.traffic,
      this.leaving,
      this.environment.stallSeconds,
    );
  }
}
