import { Module } from '@nestjs/common';

import { GamesModule } from '../games/index.js';
import { CombatController } from './combat.controller.js';
import {
  CombatEndingResolver,
  CombatReportResolver,
  CombatResolver,
  ModifierResolver,
  OddsSchemaResolver,
  OutlookResolver,
} from './combat.resolver.js';
import { CombatService } from './combat.service.js';

@Module({
  imports: [GamesModule],
  controllers: [CombatController],
  providers: [
    CombatService,
    CombatResolver,
    ModifierResolver,
    CombatEndingResolver,
    CombatReportResolver,
    OddsSchemaResolver,
    OutlookResolver,
  ],
})
export class CombatModule {}
