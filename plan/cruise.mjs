// The plan of rooms as a configuration of dependency-cruiser.
import { byName, OUTSIDE, ROOMS } from './plan.mjs';

const GAME = '(?!kernel/|kits/)[^/]+';
const escaped = (path) => path.replaceAll('.', '\\.');
/** The files of a room as patterns, without those of rooms inside its folders. */
const files = ({ at }, game = GAME) =>
  at.map((path) => {
    const inner = ROOMS.flatMap((other) => other.at).filter(
      (other) => other !== path && other.startsWith(path),
    );
    const without = inner.length
      ? `(?!${inner.map((other) => escaped(other.slice(path.length))).join('|')})`
      : '';
    return `^${escaped(path).replace('<game>', game)}${path.endsWith('/') ? without : '$'}`;
  });
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const OURS = '^(src|migrations|bench|client/src|examples|table|test|scripts)/';

const arrows = (room) => {
  const ofGame = room.at[0].includes('<game>');
  const known = [room, ...room.may.map(byName)].flatMap((other) =>
    files(other, ofGame ? '$1' : GAME),
  );
  return rule(
    room.room,
    `${room.room} may import ${room.may.join(', ') || 'no other room'}: plan/plan.mjs`,
    { path: files(room, `(${GAME})`), pathNot: OUTSIDE },
    { path: OURS, pathNot: known },
  );
};
const packages = (room) =>
  rule(
    `${room.room}: packages`,
    `${room.room} may import ${room.packages.join(', ') || 'no package and no node: module'}`,
    { path: files(room), pathNot: OUTSIDE },
    { pathNot: [OURS, ...room.packages.map((name) => `node_modules/${name}/`)] },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ROOMS.map(arrows),
    ...ROOMS.filter((room) => room.packages).map(packages),
    rule('circle', 'No file comes back to itself, by types neither.', {}, { circular: true }),
    rule(
      'storage',
      'Resolvers and controllers call services; services call repositories.',
      { path: '\\.(resolver|controller)\\.ts$' },
      { path: ['\\.repository\\.ts$', '^node_modules/(typeorm|@nestjs/typeorm|pg)/'] },
    ),
    rule(
      'no room',
      'Every file has a room in plan/plan.mjs.',
      { path: OURS, pathNot: [...OUTSIDE, ...ROOMS.flatMap((room) => files(room))] },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|client/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
