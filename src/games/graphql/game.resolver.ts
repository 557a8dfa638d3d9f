import {
  Args,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
} from '@nestjs/graphql';

import { GraphQLJson } from '../../common/json.scalar.js';
import { Address } from '../../http/address.decorator.js';
import { LocaleEnum, RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { Anonymous, CurrentCaller, CurrentPlayer, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import type { Player } from '../../players/player.entity.js';
import type { JsonObject, Ruleset, Score } from '../../rules/index.js';
import { GamesService } from '../games.service.js';
import { DiceProofsService } from '../reading/dice-proofs.service.js';
import type { GameChange, GameReading } from '../reading/game-reading.js';
import type { Takeback } from '../reading/undo.service.js';
import { botAt } from '../store/bots.js';
import type { MyGame } from '../streams/my-games.service.js';
import { AsksObject, type CitedAsks, ScoreObject } from './asks.objects.js';
import {
  answerTo,
  choicesIn,
  connectionOf,
  entriesIn,
  previewIn,
  refusedAs,
  shownChange,
} from './game.answers.js';
import {
  CreateGameArgs,
  ExplainArgs,
  GameArgs,
  GameChangedArgs,
  GamesArgs,
  HintArgs,
  JoinGameArgs,
  LogArgs,
  MyGamesArgs,
  PlayInput,
  PreviewArgs,
  ResignArgs,
  UndoArgs,
} from './game.inputs.js';
import {
  ChoiceObject,
  type CitedLogEntry,
  type CitedOutcome,
  DiceProofObject,
  GameChangeObject,
  GameConnectionObject,
  GameObject,
  LogEntryObject,
  MyGameObject,
  OutcomeObject,
  type PlayedObject,
  PlayResult,
  type PreviewObject,
  PreviewResult,
  RefusedObject,
  SeatObject,
  UndoObject,
} from './game.objects.js';
import { idIn, idOfGame, nameIn, SEEN_AS } from './ids.js';
import { RulesetObject } from './ruleset.objects.js';

/** A reading; `at` is the version that the client asked to look back to, if it did. */
type LookedAt = GameReading & { readonly at?: number };
type Played = Promise<PlayedObject | RefusedObject>;

const REMATCH =
  'The same game again with its sides exchanged, once it is over: the first of its players makes it, the other sits down at it.';
const HINT =
  "Which of their choices the computer would take in the caller's place, by what their seat knows; the same for the same state. null: the decision is not theirs. FORBIDDEN unless the computer has every other seat; STALE_VERSION; RATE_LIMITED together with the computer's own decisions.";
const REMATCH_OF = 'For its players, once over; null: nobody has asked for one.';
const PREVIEW =
  'A plan of the caller tried as far as before its first boundary, and not played: no die is rolled and nothing is revealed. Costs what submitting it does.';

@Needs('read')
@Resolver(() => GameObject)
export class GameResolver {
  constructor(
    private readonly service: GamesService,
    private readonly proofs: DiceProofsService,
  ) {}

  @Anonymous()
  @Query(() => GameObject, { nullable: true, description: 'As the caller may see it.' })
  async game(
    @CurrentPlayer() player: Player | null,
    @Args() { id, at, invite }: GameArgs,
  ): Promise<LookedAt> {
    const game = await this.service.read(player?.id ?? null, id, { at, invite });
    return at === undefined ? game : { ...game, at };
  }

  @Anonymous()
  @Query(() => GameConnectionObject, {
    description: 'What was made last comes first, unless `orderBy` says otherwise.',
  })
  async games(
    @CurrentPlayer() player: Player | null,
    @Args() { filter, first, after, orderBy: by }: GamesArgs,
  ): Promise<GameConnectionObject> {
    return connectionOf(
      await this.service.list(player?.id ?? null, filter ?? {}, { first, after, by }),
    );
  }

  @Query(() => RefusedObject, {
    nullable: true,
    description: 'What a submission of that one action would be told; null: it may be made.',
  })
  async explain(
    @CurrentPlayer() player: Player,
    @Args() question: ExplainArgs,
  ): Promise<RefusedObject | null> {
    const said = await this.service.explain(player.id, question);
    return said && refusedAs(said);
  }

  @Query(() => PreviewResult, { description: PREVIEW })
  async preview(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @Args() trial: PreviewArgs,
  ): Promise<PreviewObject | RefusedObject> {
    return previewIn(await this.service.preview({ playerId, address }, trial));
  }

  @Query(() => ChoiceObject, { nullable: true, description: HINT })
  async hint(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @Args() { gameId, version }: HintArgs,
  ): Promise<ChoiceObject | null> {
    const hint = await this.service.hint({ playerId, address }, gameId, version);
    if (hint === null) return null;
    const [choice] = await choicesIn(hint.game, [hint.action]);
    return choice ?? null;
  }

  @Needs('play')
  @Mutation(() => GameObject, { description: 'Once per request id.' })
  createGame(
    @CurrentPlayer() player: Player,
    @Args() { input, requestId }: CreateGameArgs,
    @Address() address: string,
  ): Promise<GameReading> {
    return this.service.create(player.id, input, { address, requestId });
  }

  @Needs('play')
  @Mutation(() => GameObject, { description: 'The game begins when the last seat is taken.' })
  joinGame(
    @CurrentPlayer() player: Player,
    @Args() { gameId, ...order }: JoinGameArgs,
  ): Promise<GameReading> {
    const seat = order.seat === undefined ? undefined : nameIn(gameId, order.seat);
    return this.service.join(player.id, gameId, { ...order, seat });
  }

  @Needs('play')
  @Mutation(() => GameObject, { description: REMATCH })
  rematch(
    @CurrentPlayer() player: Player,
    @Args('gameId', { type: () => ID }) gameId: string,
    @Address() address: string,
  ): Promise<GameReading> {
    return this.service.rematch(player.id, gameId, address);
  }

  @Needs('play')
  @Mutation(() => PlayResult, { description: 'The one way a game changes.' })
  async play(
    @CurrentPlayer() { id: playerId }: Player,
    @Address() address: string,
    @Args('input') input: PlayInput,
  ): Played {
    return answerTo(await this.service.play({ playerId, address }, input));
  }

  @Needs('play')
  @Mutation(() => PlayResult, { description: "Takes back the caller's last submission." })
  async undo(@CurrentPlayer() player: Player, @Args() submission: UndoArgs): Played {
    return answerTo(await this.service.undo(player.id, submission));
  }

  @Needs('play')
  @Mutation(() => PlayResult, {
    description: 'Ends the game; one that has not begun is abandoned.',
  })
  async resign(@CurrentPlayer() player: Player, @Args() submission: ResignArgs): Played {
    return answerTo(await this.service.resign(player.id, submission));
  }

  @Anonymous()
  @Subscription(() => GameChangeObject, {
    description: 'Everything since `after`, then live; in order, once; until the game is over.',
    resolve: (change: GameChange) => shownChange(change),
  })
  gameChanged(
    @CurrentCaller() caller: Caller | null,
    @Address() address: string,
    @Args() { gameId, ...options }: GameChangedArgs,
  ): Promise<AsyncIterableIterator<GameChange>> {
    return this.service.changes({ caller, address }, gameId, options);
  }

  @Subscription(() => MyGameObject, {
    description:
      'Every game of the caller that is not over (with `after`: that has changed since), then each whenever it changes.',
    resolve: (one: MyGame) => one,
  })
  myGames(
    @CurrentCaller() caller: Caller,
    @Address() address: string,
    @Args() { after }: MyGamesArgs,
  ): AsyncIterableIterator<MyGame> {
    return this.service.myGames(caller, address, after);
  }

  @ResolveField(() => ID, {
    description: 'Of a game that is looked back to it has the version too, as "…@5".',
  })
  id(@Parent() game: LookedAt): string {
    return idOfGame(game);
  }

  @ResolveField(() => RulesetObject)
  ruleset(@Parent() { rules }: GameReading): Ruleset {
    return rules;
  }

  @ResolveField(() => Boolean, { description: 'Seen and joined by invitation only.' })
  private(@Parent() { isPrivate }: GameReading): boolean {
    return isPrivate;
  }

  @ResolveField(() => Int, {
    description: "Number of the caller's own steps since, while they declare or answer under seal.",
  })
  draft(@Parent() game: GameReading): Promise<number> {
    return game.draft();
  }

  @ResolveField(() => [SeatObject])
  seats(@Parent() game: LookedAt): SeatObject[] {
    return game.seats.map(({ seat, player, entropy }) => ({
      ...{ id: idIn(idOfGame(game), seat), seat, player, entropy },
      bot: botAt(game.bots, seat),
    }));
  }

  @ResolveField(() => GraphQLJson, {
    description: 'What the caller may know, as `viewSchema` of the ruleset has it.',
  })
  view(
    @Parent() game: LookedAt,
    @Args('as', { type: () => ID, nullable: true, description: SEEN_AS }) as?: string | null,
  ): Promise<JsonObject> {
    const isOwn = as === undefined || as === null;
    return (isOwn ? game : game.as(nameIn(idOfGame(game), as))).view();
  }

  @ResolveField(() => [ChoiceObject], {
    description: "Every legal action of the caller's seat now; empty = wait.",
  })
  async choices(@Parent() game: GameReading): Promise<ChoiceObject[]> {
    return choicesIn(game, await game.choices());
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Season, turn and phase, in one line; null: it has not begun.',
  })
  async stage(
    @Parent() game: GameReading,
    @RequestLocale() wish: Locale,
    @Args('locale', { type: () => LocaleEnum, nullable: true }) asked?: Locale,
  ): Promise<string | null> {
    return (await game.stage())?.[asked ?? wish] ?? null;
  }

  @ResolveField(() => AsksObject, {
    nullable: true,
    description: 'null: nothing is asked of the caller.',
  })
  async asks(@Parent() game: LookedAt): Promise<CitedAsks | null> {
    const asks = await game.asks();
    const id = idIn(idOfGame(game), asks?.id ?? '');
    return asks && { ...asks, id, decision: asks.id, rules: game.rules };
  }

  @ResolveField(() => [ScoreObject], {
    description: 'As the caller may know it; empty: no score is kept, or it has not begun.',
  })
  score(@Parent() game: GameReading): Promise<readonly Score[]> {
    return game.score();
  }

  @ResolveField('undo', () => UndoObject, {
    nullable: true,
    description: 'What `undo` would take back for the caller now; null: nothing.',
  })
  undoable(@Parent() game: GameReading): Promise<Takeback | null> {
    return this.service.undoable(game);
  }

  @ResolveField(() => [LogEntryObject])
  async log(
    @Parent() game: GameReading,
    @Args() { after, first }: LogArgs,
  ): Promise<CitedLogEntry[]> {
    return entriesIn(game.rules, await this.service.log(game, { after, first }));
  }

  @ResolveField(() => DiceProofObject)
  dice(@Parent() game: GameReading): DiceProofObject {
    return this.proofs.of(game);
  }

  @ResolveField('rematch', () => GameObject, { nullable: true, description: REMATCH_OF })
  rematchOf(
    @Parent() game: GameReading,
    @CurrentCaller() caller: Caller | null,
  ): Promise<GameReading | null> {
    return this.service.rematchOf(game, caller);
  }

  @ResolveField(() => OutcomeObject, { nullable: true, description: 'Once over.' })
  outcome(@Parent() { outcome, rules }: GameReading): CitedOutcome | null {
    return outcome && { ...outcome, rules };
  }
}
