import { HEAD } from './head.js';

/**
 * Everything that the client asks over GraphQL. Texts come in the language of the connection. It keeps nothing, so it
 * has no use for ids that are good on the whole server: what it gives as `id` is what inputs take.
 */

const CLAUSE = `fragment Cited on Clause { id title summary }`;
const RECEIPT = `fragment Receipt on PlayResult {
  __typename
  ... on Played { version applied stopped rolls { dice purpose } }
  ... on Refused { code message step clause { ...Cited } better { action label stops from attacks } }
}
${CLAUSE}`;

export const SIGN_UP = `mutation SignUp($name: String!) { signUp(name: $name) { token player { id name } } }`;
export const ME = `query Me { me { id name } }`;

export const RULESETS = `query Rulesets {
  rulesets {
    id title line seats box lesson { seat }
    scenarios { id: scenario title optionSchema seatNames { id: seat name mark } }
    board { width height parts { id: part title box { x y width height } } }
  }
}`;

export const GAMES = `query Games($filter: GameFilter, $first: Int) {
  games(filter: $filter, first: $first, orderBy: UPDATED) { nodes { ...Head stage } }
}
${HEAD}`;

export const BOARDS = `query Boards($ids: [ID!]!, $width: Int) {
  boards(ids: $ids, width: $width) { gameId version svg }
}`;

const NOW = `fragment Now on Game {
  ...Head
  draft options choices { action label stops from attacks }
  stage undo { label } asks { id: decision text ends clause { ...Cited } counters { label value of } } score { seat value }
  outcome { winner reason clause { ...Cited } }
  dice { commitment seed }
}
${HEAD}
${CLAUSE}`;

export const GAME = `query Game($id: ID!, $invite: String) {
  game(id: $id, invite: $invite) { ...Now }
}
${NOW}`;

/** All that changes with a version, in one answer. */
export const LOOK = `query Look($id: ID!, $invite: String) {
  game(id: $id, invite: $invite) { ...Now }
  decks(gameId: $id, invite: $invite) { id: pile title owner size contents }
  combat(gameId: $id, invite: $invite) {
    kind place attacker defender round
    sides { seat dice hidden strength pieces { piece count now full } }
    modifiers { label value kind clause { ...Cited } }
    odds { label seat p }
  }
}
${NOW}`;

/** So many lines at once: a number that is a variable is weighed as the most it may be. */
export const LOG = `query Log($id: ID!, $invite: String, $after: Int) {
  game(id: $id, invite: $invite) {
    log(after: $after, first: 200) { version type text data side at time clause { ...Cited } rolls { dice purpose } }
  }
}
${CLAUSE}`;

export const CREATE_GAME = `mutation CreateGame($input: CreateGameInput!, $requestId: ID) {
  createGame(input: $input, requestId: $requestId) { ...Head invite }
}
${HEAD}`;

export const JOIN_GAME = `mutation JoinGame($gameId: ID!, $seat: ID, $invite: String) {
  joinGame(gameId: $gameId, seat: $seat, invite: $invite) { ...Head }
}
${HEAD}`;

export const PLAY = `mutation Play($input: PlayInput!) { play(input: $input) { ...Receipt } }
${RECEIPT}`;

export const EXPLAIN = `query Explain($gameId: ID!, $version: Int!, $action: JSON!) {
  explain(gameId: $gameId, version: $version, action: $action) {
    __typename code message step clause { ...Cited } better { action label stops from attacks }
  }
}
${CLAUSE}`;

export const OUTLOOK = `query Outlook($gameId: ID!, $version: Int!, $action: JSON!) {
  outlook(gameId: $gameId, version: $version, action: $action) { attacks dice odds { label seat p } }
}`;

export const UNDO = `mutation Undo($gameId: ID!, $requestId: ID!, $version: Int!) {
  undo(gameId: $gameId, requestId: $requestId, version: $version) { ...Receipt }
}
${RECEIPT}`;

export const RESIGN = `mutation Resign($gameId: ID!, $requestId: ID!) {
  resign(gameId: $gameId, requestId: $requestId) { ...Receipt }
}
${RECEIPT}`;
