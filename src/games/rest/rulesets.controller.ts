import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import { appError } from '../../errors/errors.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Document, RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { boxOf, catalogueOf } from '../rulesets/catalogue.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { ClauseAnswer } from './answers/clause.js';
import { RulesetAnswer } from './answers/ruleset.js';
import { CatalogueAnswer } from './catalogue.answer.js';
import { ComponentsQuery, GroundQuery, LocaleQuery } from './queries.js';
import { clauseOf, shownRuleset } from './to-answers.js';

@ApiTags('rulesets')
@Anonymous()
@UseInterceptors(RevalidationInterceptor)
@Needs('nothing')
@Controller('v1/rulesets')
export class RulesetsController {
  /** Document name and locale -> document. They are the same for everybody, and each takes milliseconds to make. */
  private readonly written = new Map<string, Document>();

  constructor(
    private readonly rulesets: Rulesets,
    private readonly pictures: PicturesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What can be played here' })
  @ApiOkResponse({ type: [RulesetAnswer] })
  @ApiRefusals()
  list(@RequestLocale() locale: Locale, @Query() _: LocaleQuery): Document {
    return this.once(`all ${locale}`, () =>
      this.rulesets.all.map((rules) => shownRuleset(rules, locale)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One of them' })
  @ApiOkResponse({ type: RulesetAnswer })
  @ApiRefusals('NOT_FOUND')
  one(@RequestLocale() locale: Locale, @Param('id') id: string, @Query() _: LocaleQuery): Document {
    const rules = this.rulesets.require(id);
    return this.once(`one ${id} ${locale}`, () => shownRuleset(rules, locale));
  }

  @Get(':id/components')
  @ApiOperation({ summary: 'What lies in its box: places, pieces, cards, schedule and tracks' })
  @ApiOkResponse({ type: CatalogueAnswer })
  @ApiRefusals('NOT_FOUND')
  components(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { box }: ComponentsQuery,
  ): Document {
    const rules = this.rulesets.require(id);
    const readers = box === boxOf(rules) ? 'for good' : 'everybody';
    return this.once(
      `components ${id} ${locale} ${readers}`,
      () => catalogueOf(rules, locale),
      readers,
    );
  }

  @Get(':id/ground.svg')
  @ApiOperation({ summary: 'Its board without what lies on it' })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiRefusals('NOT_FOUND')
  ground(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Query() { width, part, around, furniture, scenario }: GroundQuery,
  ): Document {
    const rules = this.rulesets.require(id);
    const svg = this.pictures.ground(rules, { locale, width, part, around, furniture }, scenario);
    return new Document('image/svg+xml; charset=utf-8', svg, 'everybody');
  }

  @Get(':id/rules/:clause')
  @ApiOperation({ summary: 'What a refusal cites' })
  @ApiOkResponse({ type: ClauseAnswer })
  @ApiRefusals('NOT_FOUND')
  rule(
    @RequestLocale() locale: Locale,
    @Param('id') id: string,
    @Param('clause') clause: string,
    @Query() _: LocaleQuery,
  ): ClauseAnswer {
    const answer = clauseOf(this.rulesets.require(id), clause, locale);
    if (answer === null) throw appError('NOT_FOUND', { thing: { en: 'clause', ja: '条項' } });
    return answer;
  }

  private once(
    name: string,
    make: () => RulesetAnswer | RulesetAnswer[] | CatalogueAnswer,
    readers?: Document['readers'],
  ): Document {
    const document = this.written.get(name) ?? Document.json(make(), readers);
    this.written.set(name, document);
    return document;
  }
}
