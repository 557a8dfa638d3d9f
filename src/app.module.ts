import { type DynamicModule, Module } from '@nestjs/common';

import { AdmissionModule } from './admission/admission.module.js';
import { AwayModule } from './away/away.module.js';
import { DiscordModule } from './chat/discord/discord.module.js';
import { LinksModule } from './chat/links/links.module.js';
import { SlackModule } from './chat/slack/slack.module.js';
import { CombatModule } from './combat/combat.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Environment } from './config/environment.js';
import { DatabaseModule } from './database/database.module.js';
import { DecksModule } from './decks/decks.module.js';
import { GamesModule } from './games/games.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PlayersModule } from './players/players.module.js';
import { QuotasModule } from './quotas/quotas.module.js';
import { TableModule } from './table/table.module.js';
import { TimeModule } from './time/time.module.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';

@Module({})
export class AppModule {
  static with(environment: Environment): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(environment),
        DatabaseModule,
        TimeModule,
        AdmissionModule,
        GraphqlModule,
        HealthModule,
        QuotasModule,
        PlayersModule,
        GamesModule,
        AwayModule,
        DecksModule,
        CombatModule,
        NoticesModule,
        LinksModule,
        DiscordModule,
        SlackModule,
        TournamentsModule,
        TableModule,
      ],
    };
  }
}
