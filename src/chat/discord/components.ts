import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInMessageActionRow,
  APISelectMenuOption,
  APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';

import type { Locale } from '../../rules/index.js';
import { type Fitted, fitted, joined, messageOf, type Turn, turnsOf } from '../menus/fit.js';
import type { Menu } from '../menus/menu.js';
import { encodePath } from '../menus/path.js';
import { cut } from '../menus/short.js';
import { escaped } from './escape.js';
import { LIMITS } from './limits.js';

/** The members of a message of Discord that asks a question. */
export interface DiscordMessage {
  readonly content: string;
  readonly components: APIActionRowComponent<APIComponentInMessageActionRow>[];
  readonly allowed_mentions: { readonly parse: [] };
}

// The package is installed for its types only; its values are those in Discord's reference.
const ROW = 1 satisfies ComponentType.ActionRow as ComponentType.ActionRow;
const BUTTON = 2 satisfies ComponentType.Button as ComponentType.Button;
const SELECT = 3 satisfies ComponentType.StringSelect as ComponentType.StringSelect;
const PRIMARY = 1 satisfies ButtonStyle.Primary as ButtonStyle.Primary;
const SECONDARY = 2 satisfies ButtonStyle.Secondary as ButtonStyle.Secondary;

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

const button = (
  label: string,
  custom_id: string,
  style: APIButtonComponentWithCustomId['style'],
): APIButtonComponentWithCustomId => ({ type: BUTTON, style, label, custom_id });

function rowsOf(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMITS.buttons)
    rows.push({ type: ROW, components: buttons.slice(i, i + LIMITS.buttons) });
  return rows;
}

function selectOf(menu: Menu, { options }: Fitted): APIStringSelectComponent {
  return {
    type: SELECT,
    custom_id: encodePath(menu.path),
    placeholder: cut(menu.prompt, LIMITS.placeholder),
    options: menu.options.map(({ next }, i): APISelectMenuOption => {
      const { label = '', description = null } = options[i] ?? {};
      return { label, value: encodePath(next), ...(description !== null && { description }) };
    }),
  };
}

function askedBy(menu: Menu, fit: Fitted): Row[] {
  if (menu.look === 'menu') return [{ type: ROW, components: [selectOf(menu, fit)] }];
  return rowsOf(
    menu.options.map(({ next }, i) =>
      button(fit.options[i]?.label ?? '', encodePath(next), PRIMARY),
    ),
  );
}

const turnButton = ({ label, to }: Turn): APIButtonComponentWithCustomId =>
  button(label, encodePath(to), SECONDARY);

/** Buttons beside a question, in rows. */
export const rowsOfButtons = (buttons: readonly { label: string; id: string }[]): Row[] =>
  rowsOf(buttons.map(({ label, id }) => button(label, id, SECONDARY)));

/** A select menu, of whose options one is picked. */
export const optionsRow = (options: readonly { label: string; id: string }[]): Row => ({
  type: ROW,
  components: [
    {
      type: SELECT,
      custom_id: 'options',
      options: options.map(({ label, id }) => ({ label, value: id })),
    },
  ],
});

/**
 * A menu of choices as a message of Discord, in at most 3 rows. The path of a press is the `custom_id` of a button, or
 * the picked value of a select menu.
 */
export function componentsOf(menu: Menu, question: string, locale: Locale): DiscordMessage {
  const fit = fitted(menu, LIMITS);
  return {
    content: joined(messageOf(menu, question, fit.told).map(escaped), LIMITS.content),
    components: [...askedBy(menu, fit), ...rowsOf(turnsOf(menu, locale).map(turnButton))],
    allowed_mentions: { parse: [] },
  };
}
