import { randomUUID } from 'node:crypto';

import { seeded } from '../../src/rules/index.js';
import { LONG } from '../long.js';
import {
  areaUnderCurve,
  type Scene,
  secretStep,
  type Stage,
  stageOf,
  timed,
  Witness,
} from './clock.js';
import { positionWhere, twinOf, WAR } from './positions.js';
import { type RestClient, startWar } from './rest-games.js';
import { startApp, type TestApp } from './support.js';

/**
 * `CLOCK_PAIRS=600 npm test -- --long e2e/clock`: so many pairs of each measure, held to the bar of the promise; else
 * few, and a wide bar.
 */
const MANY = Number(process.env['CLOCK_PAIRS'] ?? 0);
const PAIRS = MANY || 40;
const FAR = MANY ? 0.05 : 0.15;
/** A picture takes long, so that a short run has few of them. */
const PICTURE_FAR = MANY ? 0.05 : 0.2;
/** How often a measure that looks bad is gone on with before it is believed. */
const ROUNDS = 3;

let app: TestApp;
let sibling: TestApp;
beforeAll(async () => {
  app = await startApp();
  sibling = await app.sibling();
});
afterAll(async () => {
  await sibling.stop();
  await app.stop();
});

const at = (place: TestApp, { gameId, player }: RestClient): Asker =>
  new Asker(place, gameId, player?.token);

const GAME = `query ($id: ID!) { game(id: $id) {
  version draft status owed view choices { action label } log { version text } outcome { winner } } }`;

/** A viewer who asks in every way there is. */
class Asker {
  constructor(
    private readonly app: TestApp,
    private readonly id: string,
    private readonly token: string | undefined,
  ) {}

  async get(what: string): Promise<void> {
    const { status } = await this.app.rest(`GET /v1/games/${this.id}${what}`, {
      token: this.token,
    });
    if (status !== 200) throw new Error(`${what}: ${status}`);
  }

  async query(): Promise<void> {
    await this.app.ask(GAME, { id: this.id }, this.token);
  }

  async list(): Promise<void> {
    await this.app.ask('{ games(first: 5) { nodes { id version view } } }', {}, this.token);
  }

  async submits(what: 'moves' | 'undo', more: object): Promise<number> {
    const headers = { 'idempotency-key': randomUUID() };
    const route = `POST /v1/games/${this.id}/${what}`;
    const body = { version: 1, ...more };
    return (await this.app.rest(route, { body, headers, token: this.token! })).status;
  }

  /** What is refused, whoever owes what. */
  async refused(what: 'moves' | 'undo'): Promise<void> {
    const status = await this.submits(what, what === 'moves' ? { actions: [{ do: 'x' }] } : {});
    if (status < 400) throw new Error(`${what} was not refused`);
  }
}

type Way = readonly [name: string, ask: (asker: Asker) => Promise<void>];

const ROUTES = [
  '',
  '/choices',
  '/log',
  '/board.svg',
  '/board.png?width=200',
  '/board.txt',
  '/combat',
  '/decks',
];
const READS: readonly Way[] = [
  ['game', (asker) => asker.query()],
  ['games', (asker) => asker.list()],
  ...ROUTES.map((route): Way => [`GET ${route}`, (asker) => asker.get(route)]),
];
const SUBMISSIONS: readonly Way[] = [
  ['a refused play', (asker) => asker.refused('moves')],
  ['a refused undo', (asker) => asker.refused('undo')],
];

const PLACES = [
  ['the same instance', () => app],
  ['another instance', () => sibling],
] as const;
const SCENES = ['draft', 'seal'] as const satisfies readonly Scene[];
const VIEWERS = ['enemy', 'spectator'] as const;

const cases = SCENES.flatMap((scene) =>
  PLACES.flatMap(([place, instance]) =>
    VIEWERS.map((viewer) => ({ scene, place, instance, viewer })),
  ),
);

describe('a secret step', () => {
  it.each(cases)(
    'of a $scene makes $place do nothing more, and nothing less, for the $viewer',
    async ({ scene, instance, viewer }) => {
      const stage = await stageOf(app, scene);
      const asker = at(instance(), stage[viewer]);
      const ways = viewer === 'enemy' ? [...READS, ...SUBMISSIONS] : READS;
      const witness = new Witness(instance());
      try {
        const asked = async (): Promise<unknown> => {
          const told: Record<string, string[]> = {};
          for (const [name, ask] of ways) {
            await ask(asker);
            told[name] = witness.told();
          }
          return told;
        };
        await asked();
        const quiet = await asked();
        for (const happens of [stage.step, stage.unstep, stage.step]) {
          await happens();
          witness.told();
          expect(await asked()).toEqual(quiet);
        }
      } finally {
        witness.close();
      }
    },
  );

  it("of a seal makes an answer of the enemy's own at another instance do nothing more", async () => {
    const stage = await stageOf(app, 'seal');
    const seat = stage.enemy === stage.us ? 'us' : 'gb';
    const action = secretStep(stage.state, [seat])?.action;
    const witness = new Witness(sibling);
    const asker = at(sibling, stage.enemy);
    try {
      const answered = async (): Promise<string[]> => {
        await asker.submits('moves', { actions: [action] });
        await asker.submits('undo', {});
        // Of the rows that others have written in secret the database has to tell: see the docs.
        return witness.told().map((line) => line.replace(/^(rows-after): .*/, '$1'));
      };
      await answered();
      const quiet = await answered();
      for (const happens of [stage.step, stage.unstep, stage.step]) {
        await happens();
        witness.told();
        expect(await answered()).toEqual(quiet);
      }
    } finally {
      witness.close();
    }
  });

  it('is there at once for its own seat, at whichever instance', async () => {
    for (const scene of SCENES) {
      const stage = await stageOf(app, scene);
      const draft = async (place: TestApp): Promise<number> =>
        (await place.rest(`GET ${stage.mover.path}`, { token: stage.mover.player!.token })).body
          .draft;
      for (const place of [sibling, app]) await draft(place);
      for (const [happens, drafted] of [
        [stage.step, 1],
        [stage.unstep, 0],
        [stage.step, 1],
      ] as const) {
        await happens();
        expect([await draft(sibling), await draft(app)]).toEqual([drafted, drafted]);
      }
    }
  });

  /** Without `--long` only where a secret step has to be kept from the most: from the enemy at another instance. */
  const places = LONG ? PLACES : PLACES.slice(1);
  const viewers = LONG ? VIEWERS : VIEWERS.slice(0, 1);
  const measured = [
    ...places.flatMap(([place, instance]) =>
      viewers.map((viewer) => ({ scene: 'draft' as Scene, place, instance, viewer })),
    ),
    {
      scene: 'seal' as Scene,
      place: PLACES[1][0],
      instance: PLACES[1][1],
      viewer: 'enemy' as const,
    },
  ];
  it.each(measured)(
    'of a $scene is not told by the clock: $place, $viewer',
    async ({ scene, place, instance, viewer }) => {
      const stage = await stageOf(app, scene);
      const elsewhere = await stageOf(app, scene);
      const asker = at(instance(), stage[viewer]);
      const most = MANY ? READS : READS.filter(([name]) => MEASURED.includes(name));
      const ways = viewer === 'enemy' ? [...most, ...SUBMISSIONS.slice(0, 1)] : most;
      const far: string[] = [];
      for (const [name, ask] of ways) {
        const area = await told(stage, elsewhere, () => ask(asker));
        noted(`${scene}, ${place}, ${viewer}, ${name}`, area);
        if (Math.abs(area - 0.5) >= FAR) far.push(`${name}: ${area.toFixed(2)}`);
      }
      expect(far).toEqual([]);
    },
    MANY ? 3_600_000 : 120_000,
  );
});

/** One who sets up what they guess of another's hidden pieces, as a position of their own, and looks at the picture. */
describe('a picture that was guessed', () => {
  const state = positionWhere((_, actions) => actions === 100, 5);
  const secret = (seed: number): string => WAR.writePosition(twinOf(state, 'gb', seed));
  const picture = async (position: string): Promise<() => Promise<void>> => {
    const asker = at(app, (await startWar(app, { position })).us);
    return () => asker.get('/board.png?width=300&locale=ja');
  };

  it('is drawn, whether it was guessed right or wrong, and once for each who looks', async () => {
    const witness = new Witness(app);
    try {
      const looks = [await picture(secret(1)), await picture(secret(1)), await picture(secret(2))];
      const drawn: string[][] = [];
      for (const look of [...looks, ...looks]) {
        witness.told();
        await look();
        drawn.push(witness.told().filter((line) => line === 'raster'));
      }
      expect(drawn).toEqual([['raster'], ['raster'], ['raster'], [], [], []]);
    } finally {
      witness.close();
    }
  });

  it(
    'is not told by the clock',
    async () => {
      const [right, wrong]: [number[], number[]] = [[], []];
      const most = MANY ? MANY : 16;
      for (let round = 0, seed = 0; round < ROUNDS; round++) {
        for (let i = 0; i < most; i++) {
          const [hidden, other] = [secret(++seed), secret(++seed)];
          await (
            await picture(hidden)
          )();
          const looks = [
            [right, await picture(hidden)],
            [wrong, await picture(other)],
          ] as const;
          for (const [times, look] of i % 2 ? looks : looks.toReversed())
            times.push(await timed(look));
        }
        if (Math.abs(areaUnderCurve(right, wrong) - 0.5) < PICTURE_FAR) break;
      }
      const area = areaUnderCurve(right, wrong);
      noted('a picture guessed right or wrong', area);
      expect(Math.abs(area - 0.5)).toBeLessThan(PICTURE_FAR);
    },
    MANY ? 3_600_000 : 120_000,
  );
});

/** In a short run. */
const MEASURED = ['game', 'GET /board.svg'];

function noted(what: string, area: number): void {
  if (MANY) process.stderr.write(`${area.toFixed(3)}  ${what}\n`);
}

/**
 * How well the time of an answer tells whether the seat has stepped just before, or somebody in a game elsewhere: that
 * the service has just written something makes the next answer slower, whoever it wrote it for.
 */
async function told(stage: Stage, elsewhere: Stage, ask: () => Promise<void>): Promise<number> {
  const random = seeded(11);
  const [quiet, stepped]: [number[], number[]] = [[], []];
  for (let i = 0; i < 10; i++) await ask();
  for (let round = 0; round < ROUNDS; round++) {
    for (let left = [PAIRS, PAIRS]; left[0]! + left[1]! > 0;) {
      const steps = random(left[0]! + left[1]!) < left[1]! ? 1 : 0;
      left[steps]! -= 1;
      const { step, unstep } = steps ? stage : elsewhere;
      await step();
      (steps ? stepped : quiet).push(await timed(ask));
      await unstep();
      await ask();
    }
    if (Math.abs(areaUnderCurve(quiet, stepped) - 0.5) < FAR) break;
  }
  return areaUnderCurve(quiet, stepped);
}
