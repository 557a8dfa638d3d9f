/** The only door into `games` for other rooms: the service, its module, and the types of its answers. */
export { GamesModule } from './games.module.js';
export { GamesService } from './games.service.js';
export { type SeatedGame, SeatedGamesService } from './lobby/seated-games.service.js';
export {
  type Hindered,
  type Substituted,
  SubstitutesService,
  type Substitution,
} from './lobby/substitutes.service.js';
export { AwayGames } from './timekeeping/away-games.service.js';
export { type News, NewsService } from './news/news.service.js';
export { GameEntity } from './store/entities/game.entity.js';
export { type GameHead, hasBegun, isOver, seatOf } from './store/game-head.js';
export { seatAt } from './store/handovers.js';
export type { GameReading, LogEntry } from './reading/game-reading.js';
export type { Outlook } from './reading/views.js';
export type { Question } from './play/submission.js';
export { Attendance, type Attendant } from './streams/attendance.js';
export { refusalMessage } from './play/refusal.js';
export { PictureLinksService } from './sharing/picture-links.service.js';
export { PicturesService } from './pictures/pictures.service.js';
export { commitmentOf } from './proof/dice.js';
export { type CitedClause, citedClause } from './rulesets/cited-clause.js';
export { offeredOf, settingOf } from './rulesets/setting.js';
export { Rulesets } from './rulesets/rulesets.js';
export { DECLARED_FIELDS } from './typed/declared-fields.js';

export { choicesIn, entriesIn } from './graphql/game.answers.js';
export { idIn, nameIn, SEEN_AS } from './graphql/ids.js';
export { ExplainArgs } from './graphql/game.inputs.js';
export { ChoiceObject, type CitedLogEntry, LogEntryObject } from './graphql/game.objects.js';
export { ClauseObject, RulesetObject } from './graphql/ruleset.objects.js';

export { ClauseAnswer } from './rest/answers/clause.js';
export { ChoiceAnswer } from './rest/answers/play.js';
export { LogEntryAnswer } from './rest/answers/log.js';
export { ExplainBody } from './rest/bodies.js';
export {
  CardQuery,
  InvitedQuery,
  LocaleQuery,
  SeenQuery,
  Truth,
  WholeNumber,
} from './rest/queries.js';
export { clauseOf, shownChoices, shownEntry } from './rest/to-answers.js';
