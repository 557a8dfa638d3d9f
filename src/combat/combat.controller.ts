import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ExplainBody } from '../games/index.js';
import { Address } from '../http/address.decorator.js';
import { ApiRefusals } from '../http/refusals.js';
import { RequestLocale } from '../language/locale.decorator.js';
import type { Locale } from '../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../players/auth.guard.js';
import type { Player } from '../players/player.entity.js';
import {
  CombatAnswer,
  CombatQuery,
  OddsAnswer,
  OddsBody,
  OutlookAnswer,
  ReportAnswer,
  ReportsQuery,
  shownCombat,
  shownOdds,
  shownOutlook,
  shownReport,
} from './combat.rest.js';
import { CombatService } from './combat.service.js';

@ApiTags('combat')
@ApiBearerAuth()
@Needs('read')
@Controller('v1')
export class CombatController {
  constructor(private readonly service: CombatService) {}

  @Anonymous()
  @Get('games/:id/combat')
  @ApiOperation({ summary: 'The combat in progress, as the caller may know it' })
  @ApiOkResponse({ type: CombatAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async combat(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { invite, odds = false }: CombatQuery,
  ): Promise<CombatAnswer> {
    return shownCombat(await this.service.battle(player?.id ?? null, id, invite), locale, odds);
  }

  @Anonymous()
  @Get('games/:id/combat/reports')
  @ApiOperation({ summary: 'Combats that are over, in the order in which they ended' })
  @ApiOkResponse({ type: [ReportAnswer] })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING')
  async reports(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { first, after, invite }: ReportsQuery,
  ): Promise<ReportAnswer[]> {
    const page = { first, after, invite };
    const { reports, game } = await this.service.reports(player?.id ?? null, id, page);
    return reports.map((report) => shownReport(report, game.rules, locale));
  }

  @Post('games/:id/outlook')
  @HttpCode(200)
  @ApiOperation({ summary: 'What is known of an attack before it is made' })
  @ApiOkResponse({ type: OutlookAnswer })
  @ApiRefusals('NOT_FOUND', 'STALE_VERSION', 'RULES_MISSING', 'PAYLOAD_TOO_LARGE')
  async outlook(
    @CurrentPlayer() player: Player,
    @RequestLocale() locale: Locale,
    @Param('id') gameId: string,
    @Body() { version, action }: ExplainBody,
    @Address() address: string,
  ): Promise<OutlookAnswer> {
    const question = { gameId, version, action };
    return shownOutlook(await this.service.outlook(player.id, question, address), locale);
  }

  @Anonymous()
  @Post('games/:id/combat/odds')
  @HttpCode(200)
  @ApiOperation({ summary: "Exact odds of a combat that might be fought, by the game's rules" })
  @ApiOkResponse({ type: OddsAnswer })
  @ApiRefusals('NOT_FOUND', 'RULES_MISSING', 'PAYLOAD_TOO_LARGE')
  async odds(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') gameId: string,
    @Body() { combat }: OddsBody,
    @Address() address: string,
  ): Promise<OddsAnswer> {
    const asked = { gameId, combat };
    const { odds, rules } = await this.service.odds(player?.id ?? null, asked, address);
    return shownOdds(odds, rules, locale);
  }

  @Anonymous()
  @Post('rulesets/:id/combat/odds')
  @HttpCode(200)
  @ApiOperation({ summary: 'Exact odds of a combat that might be fought' })
  @ApiOkResponse({ type: OddsAnswer })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async oddsByRuleset(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') ruleset: string,
    @Body() { combat }: OddsBody,
    @Address() address: string,
  ): Promise<OddsAnswer> {
    const asked = { ruleset, combat };
    const { odds, rules } = await this.service.odds(player?.id ?? null, asked, address);
    return shownOdds(odds, rules, locale);
  }
}
