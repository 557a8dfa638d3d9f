import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { appError } from '../../common/errors.js';
import type { Locale } from '../../common/locale.js';
import { RequestLocale } from '../../common/locale.decorator.js';
import { Anonymous, Needs } from '../../players/auth.guard.js';
import { Rulesets } from '../rulesets/rulesets.js';
import { ClauseAnswer, RulesetAnswer } from './answers.js';
import { LocaleQuery } from './queries.js';
import { ApiRefusals } from '../../http/refusals.js';
import { Document, RevalidationInterceptor } from '../../http/revalidation.interceptor.js';
import { clauseOf, shownRuleset } from './shown.js';

@ApiTags('rulesets')
@Anonymous()
@UseInterceptors(RevalidationInterceptor)
@Needs('nothing')
@Controller('v1/rulesets')
export class RulesetsController {
  /** Of what is the same for everybody, by its name and locale: each takes milliseconds to make. */
  private readonly written = new Map<string, Document>();

  constructor(private readonly rulesets: Rulesets) {}

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

  private once(name: string, make: () => RulesetAnswer | RulesetAnswer[]): Document {
    const document = this.written.get(name) ?? Document.json(make());
    this.written.set(name, document);
    return document;
  }
}
