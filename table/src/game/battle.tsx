import type {
  Clause,
  CombatEnding,
  CombatPiece,
  CombatSide,
  Modifier,
} from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { fill, words } from '../words.js';
import { Dice } from './dice.js';
import { Icon } from './icons.js';
import type { Names } from './names.js';
import { Cite } from './prompt.js';
import type { Table } from './table.js';

/** How many of the last rolls are shown. */
const ROLLS = 3;

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
}

/**
 * The current combat: who fights where with what, the modifiers, and how it has gone, as far as the reader may know.
 */
export function Battle({ table, names, cite }: Props) {
  const w = words();
  const { combat } = table;
  if (combat === null) return null;
  const { place, round, attacker, sides, modifiers, odds } = combat;
  return (
    <section class="battle" aria-label={w.battle}>
      <h3>
        {w.battle}: {names.of(place)}
        {round > 0 && <small>{`${w.round} ${round}`}</small>}
      </h3>
      <div class="duel">
        {sides.map((force) => (
          <Force
            key={force.seat}
            {...{ force, names }}
            role={force.seat === attacker ? w.attacks : w.defends}
          />
        ))}
      </div>
      {odds !== null && <Odds odds={odds} names={names} />}
      {modifiers.length > 0 && (
        <ul class="modifiers">
          {modifiers.map(({ label, value, kind, clause }) => (
            <li key={label}>
              {label} <b>{valued(value, kind)}</b> {clause && <Cite clause={clause} cite={cite} />}
            </li>
          ))}
        </ul>
      )}
      <Rolls table={table} place={place} />
    </section>
  );
}

interface ForceProps {
  readonly force: CombatSide;
  readonly names: Names;
  readonly role: string;
}

function Force({ force: { seat, pieces, hidden, dice, strength }, names, role }: ForceProps) {
  const w = words();
  const { mark, style } = names.side(seat);
  return (
    <div class={`force ${style}`}>
      <h4>
        <Mark name={mark} /> {names.seat(seat)} <small>{role}</small>
        {strength !== null && <b class="num">{strength}</b>}
      </h4>
      <ul>
        {pieces.map((piece) => (
          <Piece key={`${piece.piece} ${piece.now}`} piece={piece} names={names} />
        ))}
        {hidden > 0 && <li>{`${hidden} ${w.hiddenPieces}`}</li>}
      </ul>
      {dice !== null && dice > 0 && (
        <p class="row">
          <Icon name="die" /> {fill(dice === 1 ? w.dieToCome : w.diceToCome, { count: `${dice}` })}
        </p>
      )}
    </div>
  );
}

/** The possible endings if both fight on; each bar has the colour of the side whose success it is. */
function Odds({ odds, names }: { odds: readonly CombatEnding[]; names: Names }) {
  const w = words();
  return (
    <>
      <h4>{w.ifBothFight}</h4>
      <ul class="odds">
        {odds.map(({ label, seat, p }) => (
          <li key={label} class={seat === null ? '' : names.side(seat).style}>
            <span>{label}</span>
            <b class="num">{percent(p)}</b>
            <i style={{ width: `${100 * p}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A modifier in words: `+1 to the die`, `+2 dice`, `×2`. */
function valued(value: number, kind: Modifier['kind']): string {
  const { modifier } = words();
  const text = kind === 'DICE' && value === 1 ? modifier.ONE : modifier[kind];
  return fill(text, { value: kind === 'DIE' && value > 0 ? `+${value}` : `${value}` });
}

/** A probability in per cent. What is possible is never shown as 0 %, and what is not certain never as 100 %. */
export const percent = (p: number): string => {
  if (p < 0.01) return '<1%';
  return p > 0.99 && p < 1 ? '>99%' : `${Math.round(100 * p)}%`;
};

/** A piece in the battle; a damaged one has a broken edge. */
function Piece({
  piece: { piece, count, now, full },
  names,
}: {
  piece: CombatPiece;
  names: Names;
}) {
  const isHurt = now !== null && full !== null && now < full;
  return (
    <li class="unit">
      {now !== null && <b class={isHurt ? 'cv less' : 'cv'}>{now}</b>}
      <span>
        {count > 1 && `${count} × `}
        {names.of(piece)}
        {isHurt && <small>{`${now}/${full}`}</small>}
      </span>
    </li>
  );
}

/** The last rolls in that place, the newest first. */
function Rolls({ table: { log }, place }: { table: Table; place: string }) {
  const lines = log
    .filter(({ at, rolls }) => rolls.length > 0 && at.includes(place))
    .slice(-ROLLS)
    .reverse();
  if (lines.length === 0) return null;
  return (
    <ul class="lines rolled">
      {lines.map(({ text, rolls, version }) => (
        <li key={`${version} ${text}`}>
          <span>{text}</span>
          {rolls.map(({ dice }, index) => (
            <Dice key={index} dice={dice} />
          ))}
        </li>
      ))}
    </ul>
  );
}
