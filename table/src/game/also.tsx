import type { Clause } from '../../../client/src/index.js';
import { Lazy } from '../lazy.js';
import { words } from '../words.js';
import { Log } from './log.js';
import type { Names } from './names.js';
import type { Looking } from './past.js';
import type { Table } from './table.js';

/** The tabs beside the question. */
const TABS = ['log', 'words', 'beside', 'rules'] as const;
export type Tab = (typeof TABS)[number];

/** Loaded only when it is opened, as many players never do. */
const load = () => import('./menu.js');

interface Props extends Looking {
  readonly table: Table;
  readonly names: Names;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly cite: (clause: Clause) => void;
}

/** Tabs with the log, the board in words, what lies off the map, and the rules. */
export function Also({ table, names, tab, setTab, at, look, cite }: Props) {
  const w = words();
  return (
    <div class="also">
      <div class="tabs" role="tablist">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="told"
            onClick={() => setTab(one)}
          >
            {w.tabs[one]}
          </button>
        ))}
      </div>
      <div class="told" id="told" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'log' && <Log table={table} names={names} cite={cite} at={at} look={look} />}
        {tab === 'words' && (
          <Lazy load={load} shown={({ BoardText }) => <BoardText {...{ table, names, at }} />} />
        )}
        {tab === 'beside' && (
          <Lazy load={load} shown={({ Beside }) => <Beside {...{ table, names }} />} />
        )}
        {tab === 'rules' && <Lazy load={load} shown={({ Rules }) => <Rules table={table} />} />}
      </div>
    </div>
  );
}
