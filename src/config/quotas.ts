/**
 * What one player, or one address, may have or ask for: the variable, and what holds where it is not set; 0 = no limit.
 */
export const QUOTAS = {
  /** Games that wait for players, that one player made. */
  openGames: ['MAX_OPEN_GAMES', 100],
  /** Practice games and games from written positions, that one player made and that are not over. */
  practiceGames: ['MAX_PRACTICE_GAMES', 200],
  /** Games that one player made against the computer and that are not over. */
  botGames: ['MAX_BOT_GAMES', 20],
  /** Decisions of the computer in the games that one player made, and hints that one player asks for. */
  botMoves: ['BOT_MOVES_PER_MINUTE', 600],
  /** Keys of one player that open something. */
  keys: ['MAX_KEYS', 50],
  /** Links of one player to pictures, that still open. */
  pictureLinks: ['MAX_PICTURE_LINKS', 50],
  /** Endpoints of one player. */
  endpoints: ['MAX_ENDPOINTS', 10],
  /** What the endpoints of one player follow. */
  followers: ['MAX_FOLLOWERS', 200],
  /** Trials of endpoints that one player asks for, and what they have sent again. */
  endpointTrials: ['ENDPOINT_TRIALS_PER_HOUR', 60],
  /** Letters that one player, or one mail address, has written to it to make sure whose it is. */
  letters: ['LETTERS_PER_HOUR', 5],
  /** Events of one player that are not over. */
  openTournaments: ['MAX_OPEN_TOURNAMENTS', 20],
  signUps: ['SIGN_UPS_PER_HOUR', 300],
  /** Names that one player looks up. */
  names: ['NAMES_PER_HOUR', 5_000],
  games: ['GAMES_PER_HOUR', 600],
  positionKb: ['POSITION_KB_PER_HOUR', 2_000],
  pictures: ['PICTURES_PER_MINUTE', 240],
  odds: ['ODDS_PER_MINUTE', 300],
  /** Acts in events. */
  acts: ['ACTS_PER_MINUTE', 1_200],
  /** Actions of submissions that the rules refuse. */
  refusedSteps: ['REFUSED_STEPS_PER_MINUTE', 2_000],
} as const satisfies Readonly<Record<string, readonly [variable: string, usual: number]>>;

export type QuotaName = keyof typeof QUOTAS;
export type Quotas = Readonly<Record<QuotaName, number>>;

/** Every quota, as variables: for services that are driven by one machine as fast as they can. */
export const quotasOf = (limit: number): Record<string, string> =>
  Object.fromEntries(Object.values(QUOTAS).map(([variable]) => [variable, String(limit)]));
