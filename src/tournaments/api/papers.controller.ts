import { applyDecorators, Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import { Turns } from '../../common/turns.js';
import { bracketOf, hasBracket } from '../../competition/bracket/index.js';
import { appError } from '../../errors/errors.js';
import { LocaleQuery } from '../../games/index.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Document, RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Player } from '../../players/player.entity.js';
import { bracketDrawing } from '../papers/bracket-drawing.js';
import { calendarOf } from '../papers/calendar.js';
import { drawingOf } from '../papers/drawing.js';
import { type EventReading, TournamentsService } from '../running/tournaments.service.js';
import { EventExportAnswer } from './papers.objects.js';
import { PapersService, type Sheet } from './papers.service.js';
import { DrawingQuery, SheetQuery } from './queries.js';
import { roundsSeen, shownStandings } from './shown.js';

/** Decorators of a route whose answer is not JSON, e.g. CSV. */
const Paper = (type: string, summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiProduces(type),
    ApiOkResponse({ content: { [type]: { schema: { type: 'string' } } } }),
    ApiRefusals('NOT_FOUND'),
  );

const BRACKET = { en: 'bracket', ja: '勝ち抜き表' };

/** Exports of an event. Everybody gets what they may see of it. */
@ApiTags('events')
@ApiBearerAuth()
@Needs('read')
@UseInterceptors(RevalidationInterceptor)
@Controller('v1/tournaments/:id')
export class PapersController {
  /** Exports that take long are made one after another. */
  private readonly turns = new Turns<'paper'>();

  constructor(
    private readonly tournaments: TournamentsService,
    private readonly papers: PapersService,
  ) {}

  @Anonymous()
  @Get('export.json')
  @ApiOperation({ summary: 'All of it, for whoever keeps it, checks it or takes it elsewhere' })
  @ApiOkResponse({ type: EventExportAnswer })
  @ApiRefusals('NOT_FOUND')
  async whole(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<Document> {
    const text = await this.made(player, id, (reading) => this.papers.whole(reading));
    return new Document('application/json; charset=utf-8', text);
  }

  @Anonymous()
  @Get('facts.jsonl')
  @Paper('application/jsonl', 'What was done in it, a line of JSON each')
  async facts(
    @CurrentPlayer() player: Player | null,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<Document> {
    const text = await this.made(player, id, (reading) => this.papers.lines(reading));
    return new Document('application/jsonl; charset=utf-8', text);
  }

  @Anonymous()
  @Get('standings.csv')
  @Paper('text/csv', 'Its table for a spreadsheet')
  standings(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() query: SheetQuery,
  ): Promise<Document> {
    return this.sheet(player, id, { sheet: 'standings', locale, query });
  }

  @Anonymous()
  @Get('crosstable.csv')
  @Paper('text/csv', 'Whom everybody met, for a spreadsheet')
  crosstable(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() query: SheetQuery,
  ): Promise<Document> {
    return this.sheet(player, id, { sheet: 'crosstable', locale, query });
  }

  @Anonymous()
  @Get('pairings.csv')
  @Paper('text/csv', 'Its games, for a spreadsheet')
  pairings(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() query: SheetQuery,
  ): Promise<Document> {
    return this.sheet(player, id, { sheet: 'pairings', locale, query });
  }

  @Anonymous()
  @Get('entries.csv')
  @Paper('text/csv', 'Who entered, for a spreadsheet')
  entries(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() query: SheetQuery,
  ): Promise<Document> {
    return this.sheet(player, id, { sheet: 'entries', locale, query });
  }

  @Anonymous()
  @Get('standings.svg')
  @Paper('image/svg+xml', 'The first of its table as a drawing')
  async drawing(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { first }: DrawingQuery,
  ): Promise<Document> {
    const reading = await this.read(player, id);
    const svg = drawingOf(reading.event, shownStandings(reading), { first, locale });
    return new Document('image/svg+xml; charset=utf-8', svg);
  }

  @Anonymous()
  @Get('bracket.svg')
  @Paper('image/svg+xml', 'Its bracket as a drawing; NOT_FOUND if the event never has one')
  async bracket(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<Document> {
    const { event } = await this.read(player, id);
    if (!hasBracket(event)) throw appError('NOT_FOUND', { thing: BRACKET });
    const svg = bracketDrawing(event, bracketOf(event), locale);
    return new Document('image/svg+xml; charset=utf-8', svg);
  }

  @Anonymous()
  @Get('calendar.ics')
  @Paper('text/calendar', 'Its deadlines for a calendar')
  async calendar(
    @CurrentPlayer() player: Player | null,
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() _: LocaleQuery,
  ): Promise<Document> {
    const reading = await this.read(player, id);
    const rounds = roundsSeen(reading);
    const text = calendarOf(reading.live.head.id, reading.event, { rounds, locale });
    return new Document('text/calendar; charset=utf-8', text);
  }

  private async sheet(
    player: Player | null,
    id: string,
    { sheet, locale, query }: { sheet: Sheet; locale: Locale; query: SheetQuery },
  ): Promise<Document> {
    const how = { locale, bom: query.bom !== undefined };
    const text = await this.made(player, id, (reading) => this.papers.sheet(reading, sheet, how));
    return new Document('text/csv; charset=utf-8', text);
  }

  private async made(
    player: Player | null,
    id: string,
    work: (reading: EventReading) => Promise<string>,
  ): Promise<string> {
    const reading = await this.read(player, id);
    return this.turns.take('paper', () => work(reading));
  }

  private read(player: Player | null, id: string): Promise<EventReading> {
    return this.tournaments.reading(id, player?.id ?? null);
  }
}
