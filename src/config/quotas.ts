/** Quotas of a player or an address: the variable that sets each, and its default; 0: no limit. */
export const QUOTAS = {
  /** Games of a player that wait for others to join. */
  openGames: ['MAX_OPEN_GAMES', 100],
  /** Practice games and games from written positions, made by a player and not over. */
  practiceGames: ['MAX_PRACTICE_GAMES', 200],
  /** Games against the computer, made by a player and not over. */
  botGames: ['MAX_BOT_GAMES', 20],
  /** Decisions of the computer in a player's games, and hints that a player asks for. */
  botMoves: ['BOT_MOVES_PER_MINUTE', 600],
  /** Valid API keys of a player. */
  keys: ['MAX_KEYS', 50],
  /** Picture links of a player that still work. */
  pictureLinks: ['MAX_PICTURE_LINKS', 50],
  /** Endpoints of a player. */
  endpoints: ['MAX_ENDPOINTS', 10],
  /** Games that the endpoints of a player follow. */
  followers: ['MAX_FOLLOWERS', 200],
  /** Followers of a game or an event, of players who have no part in it. */
  spectatorFollowers: ['MAX_SPECTATOR_FOLLOWERS', 50],
  /** Trials of endpoints, and deliveries sent again, that a player asks for. */
  endpointTrials: ['ENDPOINT_TRIALS_PER_HOUR', 60],
  /** Letters to confirm an address, per player and per mailbox. */
  letters: ['LETTERS_PER_HOUR', 5],
  /** Events of a player that are not over. */
  openTournaments: ['MAX_OPEN_TOURNAMENTS', 20],
  /** Events that a player imports, and files that cannot be. */
  imports: ['IMPORTS_PER_HOUR', 30],
  signUps: ['SIGN_UPS_PER_HOUR', 300],
  /** Names that a player looks up. */
  names: ['NAMES_PER_HOUR', 5_000],
  /** Days away that a player takes or gives up: running games are told each time. */
  daysAway: ['DAYS_AWAY_PER_HOUR', 20],
  games: ['GAMES_PER_HOUR', 600],
  positionKb: ['POSITION_KB_PER_HOUR', 2_000],
  pictures: ['PICTURES_PER_MINUTE', 240],
  odds: ['ODDS_PER_MINUTE', 300],
  /** Acts in events. */
  acts: ['ACTS_PER_MINUTE', 1_200],
  /** Actions of plans that the rules refuse. */
  refusedSteps: ['REFUSED_STEPS_PER_MINUTE', 2_000],
} as const satisfies Readonly<Record<string, readonly [variable: string, usual: number]>>;

export type QuotaName = keyof typeof QUOTAS;
export type Quotas = Readonly<Record<QuotaName, number>>;

/** Variables that set every quota to `limit`, for services that one machine drives as fast as it can. */
export const quotasOf = (limit: number): Record<string, string> =>
  Object.fromEntries(Object.values(QUOTAS).map(([variable]) => [variable, String(limit)]));
