/** The only door into `games` for those who build on it: the service, its module, and what its answers are made of. */
export { GamesModule } from './games.module.js';
export { GamesService } from './games.service.js';
export type { PlayOutcome } from './play/submission.js';
export { hasBegun } from './store/game-head.js';
export type { GameReading, LogEntry } from './reading/game-reading.js';
export { PicturesService } from './pictures/pictures.service.js';
export { type CitedClause, citedClause } from './rulesets/cited-clause.js';
export { Rulesets } from './rulesets/rulesets.js';
export { type ActionFields, typedAction, type TypedSubmission } from './typed-action.js';
export { addField, addProperties, declared, shared } from './typed-fields.js';

export { answerTo, choicesIn, entriesIn } from './graphql/game.answers.js';
export { PlayInput } from './graphql/game.inputs.js';
export {
  ChoiceObject,
  type CitedLogEntry,
  LogEntryObject,
  type PlayedObject,
  PlayResult,
  type RefusedObject,
} from './graphql/game.objects.js';
export { addMutation } from './graphql/typed-mutation.js';
export { ClauseObject, RulesetObject } from './graphql/ruleset.objects.js';

export { ClauseAnswer } from './rest/answers/clause.js';
export { ChoiceAnswer } from './rest/answers/play.js';
export { LogEntryAnswer } from './rest/answers/log.js';
export { DecisionBody } from './rest/bodies.js';
export { OutcomeInterceptor } from './rest/outcome.interceptor.js';
export { CardQuery, InvitedQuery, LocaleQuery } from './rest/queries.js';
export { ApiSubmission } from './rest/submission-answers.js';
export { clauseOf, shownChoices, shownEntry } from './rest/to-answers.js';
