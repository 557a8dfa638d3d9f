import 'reflect-metadata';

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { GameArgs, PlayInput } from './game.inputs.js';

const sound = { gameId: 'g', requestId: 'r-1', version: 3, actions: [{ do: 'pass' }] };

const faults = (input: object, type: new () => object = PlayInput) =>
  validateSync(plainToInstance(type, input), { whitelist: true, forbidNonWhitelisted: true });

it.each([
  sound,
  { ...sound, draft: 0 },
  { ...sound, actions: [null, 7, [], 'x'] },
  { ...sound, version: -1 },
])('what is called sound has no fault: %j', (input) => {
  expect(PlayInput.isSound(input)).toBe(true);
  expect(faults(input)).toEqual([]);
});

it.each([
  { ...sound, gameId: 7 },
  { ...sound, requestId: '' },
  { ...sound, requestId: 'a b' },
  { ...sound, requestId: 'r'.repeat(101) },
  { ...sound, version: 1.5 },
  { ...sound, version: '3' },
  { ...sound, draft: '0' },
  { ...sound, actions: [] },
  { ...sound, actions: { length: 1 } },
  { ...sound, actions: Array.from({ length: 501 }, () => 0) },
  { ...sound, more: 1 },
  {},
])('what has a fault is not called sound: %j', (input) => {
  expect(PlayInput.isSound(input)).toBe(false);
  expect(faults(input)).not.toEqual([]);
});

it('null for a number not given is left to the slower look', () => {
  expect(PlayInput.isSound({ ...sound, draft: null })).toBe(false);
  expect(faults({ ...sound, draft: null })).toEqual([]);
});

it.each([{ id: 'g' }, { id: 'g', at: 0 }, { id: 'g', at: 7, invite: 'x'.repeat(200) }])(
  'a game may be asked for with %j',
  (args) => {
    expect(GameArgs.isSound(args)).toBe(true);
    expect(faults(args, GameArgs)).toEqual([]);
  },
);

it.each([
  {},
  { id: 7 },
  { id: 'g', at: -1 },
  { id: 'g', at: 1.5 },
  { id: 'g', at: '1' },
  { id: 'g', invite: 'x'.repeat(201) },
  { id: 'g', invite: 7 },
  { id: 'g', more: 1 },
])('a game may not be asked for with %j', (args) => {
  expect(GameArgs.isSound(args)).toBe(false);
  expect(faults(args, GameArgs)).not.toEqual([]);
});
