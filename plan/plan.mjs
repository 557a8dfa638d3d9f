/**
 * The plan of rooms, from the ground up. A room may import its own files, the rooms after its colon, and nothing else.
 * Those rooms are listed on lines above its own, so circles of rooms cannot be written. `<game>` is the same game on
 * both sides of the colon.
 */
const PLAN = `
# The rules: pure, they import no package
rules/kernel:
rules/kits/picture: rules/kernel
rules/kits: rules/kernel rules/kits/picture
rules/kits/war-of-1812: rules/kernel rules/kits rules/kits/picture
<game>/components: rules/kernel rules/kits rules/kits/war-of-1812
<game>/clauses: rules/kernel rules/kits <game>/components
<game>/state: rules/kernel rules/kits <game>/components
<game>/questions: rules/kernel rules/kits <game>/components <game>/clauses <game>/state
<game>/setup: rules/kernel rules/kits <game>/components <game>/state <game>/questions
<game>/phases: rules/kernel rules/kits <game>/components <game>/state <game>/questions
    <game>/clauses
<game>/odds: rules/kernel rules/kits <game>/components <game>/state <game>/questions
<game>/view: rules/kernel rules/kits <game>/components <game>/state <game>/questions
    <game>/odds
<game>/words: rules/kernel rules/kits <game>/components <game>/state <game>/questions <game>/view
<game>/picture: rules/kernel rules/kits <game>/components <game>/state <game>/questions
    rules/kits/picture rules/kits/war-of-1812 <game>/view <game>/words
<game>/catalogue: rules/kernel rules/kits <game>/components <game>/state
    rules/kits/picture <game>/view <game>/words <game>/picture
<game>/notation: rules/kernel rules/kits <game>/components <game>/state <game>/questions
    <game>/setup <game>/phases
<game>/player: rules/kernel rules/kits <game>/components <game>/state <game>/questions
<game>/lesson: rules/kernel
<game>/index: rules/kernel <game>/components <game>/clauses <game>/state <game>/setup <game>/phases
    <game>/view <game>/words <game>/picture <game>/catalogue <game>/notation <game>/player
    <game>/lesson
rules: rules/kernel <game>/index

# What knows no game
config:
observing:
language:
errors: config observing language
clocks/waking:
clocks: clocks/waking
common: rules rules/kernel language errors clocks
migrations:
database/embedded: observing
database: config observing errors migrations database/embedded
time: errors clocks clocks/waking
duties: clocks time
admission: config errors common
http: language errors common
quotas: config language errors common
outbound: config errors common
players: rules config language errors clocks/waking common database time http quotas
graphql/thin: language common players

# Events: pure, they know no game
competition/table:
competition/matching:
competition/pairing: competition/table competition/matching
competition/standing: competition/table
competition/facts: competition/table
competition/fold: competition/table competition/facts
competition/formats: competition/facts
competition/bracket: competition/table competition/facts competition/fold competition/formats
competition/ranking: competition/table competition/facts competition/fold competition/formats
    competition/bracket competition/standing
competition/acts: language competition/table competition/facts competition/fold
    competition/formats competition/bracket competition/ranking

# The games
games/rulesets: rules errors common
games/store: rules observing errors clocks common players games/rulesets
games/live: rules observing errors clocks common players games/rulesets games/store
games/proof: rules errors clocks common games/store games/live
games/reading: rules errors clocks common time admission games/rulesets games/store games/proof games/live
games/pictures: rules config observing errors common admission quotas games/rulesets games/store
    games/reading
games/streams: rules observing errors common database admission players games/store games/live
    games/reading
games/threads: rules errors common
games/play: rules observing errors clocks common time admission quotas games/store games/proof games/live
    games/reading games/streams games/threads
games/bots: rules config observing errors common database admission quotas players games/rulesets
    games/store games/live games/streams games/play games/threads
games/news: rules errors clocks games/rulesets games/store games/live games/reading games/streams
games/timekeeping: observing clocks time games/store games/play
games/lobby: rules config language errors clocks common database time admission quotas players games/rulesets
    games/store games/proof games/live games/reading games/streams games/play games/threads
games/sharing: rules config errors common database quotas players games/rulesets games/store
    games/live games/reading
games/service: clocks time players games/store games/reading games/streams games/play games/lobby
games/rest: rules config language errors clocks common admission http quotas players games/rulesets
    games/store games/proof games/reading games/pictures games/sharing games/streams games/play
    games/lobby games/service
games/graphql: rules language clocks common http players graphql/thin games/rulesets games/store games/proof
    games/reading games/pictures games/sharing games/streams games/play games/lobby games/service
games/typed: rules errors common http players games/play games/service games/rest games/graphql
games: rules config players graphql/thin games/rulesets games/store games/live games/proof games/reading games/pictures
    games/sharing games/streams games/news games/play games/bots games/timekeeping games/lobby
    games/service
    games/rest games/graphql games/typed
away: observing language errors clocks common database time http quotas players games
decks: rules language errors common http quotas players games
combat: rules language errors common http quotas players games

tournaments/store: rules common competition/facts competition/fold
tournaments/threads: errors common
tournaments/pairing: common games competition/table competition/facts competition/fold
    competition/acts competition/pairing competition/formats competition/bracket tournaments/store
    tournaments/threads
tournaments/audit: observing common competition/facts competition/fold competition/acts
    tournaments/store
tournaments/papers: language common competition/table competition/facts competition/fold
    competition/bracket competition/ranking tournaments/pairing
tournaments/proof: language common competition/facts competition/fold competition/acts
    competition/bracket competition/ranking tournaments/store tournaments/pairing tournaments/papers
tournaments/running: config observing errors clocks common database time games quotas competition/facts
    competition/fold competition/acts competition/formats tournaments/store tournaments/pairing
tournaments/importing: language errors clocks common database time games quotas competition/facts
    competition/fold tournaments/store tournaments/threads tournaments/proof tournaments/running
tournaments/api: language errors clocks common http players games quotas competition/table
    competition/facts competition/fold competition/formats competition/bracket competition/acts
    competition/ranking tournaments/store tournaments/pairing tournaments/papers
    tournaments/proof tournaments/running tournaments/importing
tournaments: games tournaments/store tournaments/pairing tournaments/audit tournaments/running
    tournaments/importing tournaments/api

notices/store: rules language errors common database quotas players games
notices/wording: rules language notices/store
notices/choices: competition/facts competition/fold tournaments/running notices/wording
notices/mail: rules config observing language errors common time players games notices/store
    notices/wording notices/choices
notices/push: rules language errors config outbound players games notices/store notices/wording
    notices/choices
notices/sending: observing common config time outbound players notices/store notices/mail
    notices/push notices/wording
notices/telling: rules config observing language clocks time games competition/facts
    tournaments/running notices/store notices/choices notices/sending
notices: config language errors common http quotas players time outbound games tournaments/running
    tournaments notices/store notices/choices notices/mail notices/push notices/sending
    notices/telling

chat/links: config language errors common http players time notices
chat/menus: rules common
chat/desk: rules errors common players games quotas notices competition/fold tournaments/api tournaments/running
    tournaments/store tournaments chat/links chat/menus
chat/direct: rules errors observing games competition/table competition/facts tournaments/running
    tournaments notices/store notices/wording notices/choices notices/sending notices chat/links chat/menus chat/desk
chat/discord: rules config observing language errors common http players time chat/menus
    chat/desk chat/direct
chat/slack: rules config observing language errors common http players time chat/menus chat/desk
    chat/direct

# The service around them
processes: observing
health: config observing errors database time duties admission http players processes
graphql: config observing language errors common admission players graphql/thin
table: rules config language errors common players games
app: config observing language errors common database time admission http quotas players games away
    decks combat chat/links chat/discord chat/slack notices notices/mail tournaments/api tournaments processes health graphql table

# Beside it
tools: rules config errors clocks common migrations database/embedded database players games/rulesets
    games/store games/proof games/live games/reading chat/menus chat/discord chat/slack
    competition/facts competition/fold competition/acts tournaments/store tournaments/pairing
    tournaments/papers tournaments/proof tournaments/audit duties graphql app
bench: rules config common database/embedded games/store games/proof competition/facts competition/fold
    tournaments/store tournaments/pairing
client:
examples:
page: client
page-worker:
`;

const inGame = (...names) => names.map((name) => `src/rules/<game>/${name}`);
/** The files of rooms that do not lie in a folder of their name under src/. */
const AT = {
  '<game>/state': inGame('state.ts', 'frames.ts', 'frames/', 'kinds.ts', 'options.ts'),
  '<game>/setup': inGame('setup.ts'),
  '<game>/lesson': inGame('lesson.ts'),
  '<game>/index': inGame('index.ts'),
  rules: ['src/rules/index.ts'],
  migrations: ['migrations/'],
  'games/service': ['src/games/games.service.ts'],
  games: ['src/games/index.ts', 'src/games/games.module.ts'],
  app: ['api-pages', 'api-words', 'app.module', 'app', 'main', 'service', 'whole'].map(
    (name) => `src/${name}.ts`,
  ),
  bench: ['bench/'],
  client: ['client/src/'],
  examples: ['examples/'],
  page: ['table/src/'],
  'page-worker': ['table/worker/'],
};

/** The packages of npm and Node that a room may import, if not all. */
const packagesOf = (room) => {
  if (/^(rules|<game>)(\/|$)|^(client|page-worker)$/.test(room)) return [];
  if (room === 'competition/matching') return ['edmonds-blossom-fixed'];
  if (room.startsWith('competition')) return [];
  return { migrations: ['typeorm'], 'clocks/waking': ['temporal-polyfill'] }[room];
};
const placeOf = (room) => AT[room] ?? [`src/${room.startsWith('<game>') ? 'rules/' : ''}${room}/`];

export const ROOMS = PLAN.replace(/#.*/g, '')
  .trim()
  .split(/\n+(?=\S)/)
  .map((line) => {
    const [room, may] = line.split(':');
    return {
      room,
      may: may.split(/\s+/).filter(Boolean),
      at: placeOf(room),
      packages: packagesOf(room),
    };
  });

/** Files outside the plan: they may import everything, and no room may import them. */
export const OUTSIDE = ['\\.spec\\.tsx?$', '^test/', '^scripts/'];

const ROOM = new Map(ROOMS.map((room) => [room.room, room]));
export const byName = (name) => {
  const room = ROOM.get(name);
  if (!room) throw new Error(`plan/plan.mjs: there is no room ${name}`);
  return room;
};
