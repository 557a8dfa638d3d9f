import type { Text } from '../../kernel/text.js';
import { byId } from '../../kits/lookup.js';
import type { LakeId } from './lakes.js';
import type { Side } from './side.js';
import type { SpaceId } from './spaces.js';
import type { TurnId } from './turns.js';

/*
 * Stated by the rules: the rank of Brock and Proctor, Tecumseh's standing, the lakes of the naval leaders, Chauncey's
 * arrival and the replacements of Brock, Perry, Chauncey, Yeo and Barclay. The rest is an original reconstruction.
 */

type LeaderKind = 'land' | 'naval' | 'indian';

/**
 * MMW-3.31, MMW-3.31.a, MMW-3.31.b, MMW-3.31.c, MMW-3.31.e one side of a leader counter. Stars: he may command 15, 10
 * or 5 units (MMW-3.33); naval leaders and Tecumseh have none.
 */
export interface LeaderFace {
  readonly name: Text;
  readonly stars: 0 | 1 | 2 | 3;
  readonly command: 1 | 2 | 3;
  readonly modifier: number;
}

export interface Leader extends LeaderFace {
  readonly id: LeaderId;
  readonly side: Side;
  readonly kind: LeaderKind;
  /** MMW-3.37 the lakes that a naval leader may be on; empty for other leaders. */
  readonly lakes: readonly LakeId[];
  /** MMW-3.31.d turn of arrival. */
  readonly arrives: TurnId;
  readonly at: SpaceId;
  /** MMW-3.4 the replacement on the other side of the counter. */
  readonly reverse: LeaderFace | null;
}

/** Data of a leader; members that are left out are none or 0. */
type Entry = Omit<Leader, 'id' | 'stars' | 'lakes' | 'reverse'> &
  Partial<Pick<Leader, 'stars' | 'lakes' | 'reverse'>> & { readonly id: string };

// prettier-ignore
const ENTRIES = [
  { id: 'prevost', side: 'gb', name: { en: 'Prevost', ja: 'プレヴォー' }, kind: 'land', stars: 3, command: 2, modifier: 0, arrives: '1812-1', at: 'quebec' },
  { id: 'brock', side: 'gb', name: { en: 'Brock', ja: 'ブロック' }, kind: 'land', stars: 2, command: 1, modifier: 2, arrives: '1812-1', at: 'york', reverse: { name: { en: 'Sheaffe', ja: 'シャフェ' }, stars: 2, command: 2, modifier: 1 } },
  { id: 'rottenburg', side: 'gb', name: { en: 'Rottenburg', ja: 'ロッテンバーグ' }, kind: 'land', stars: 2, command: 3, modifier: 0, arrives: '1812-1', at: 'montreal' },
  { id: 'proctor', side: 'gb', name: { en: 'Proctor', ja: 'プロクター' }, kind: 'land', stars: 1, command: 2, modifier: 0, arrives: '1812-1', at: 'ft-malden' },
  { id: 'tecumseh', side: 'gb', name: { en: 'Tecumseh', ja: 'テカムセ' }, kind: 'indian', command: 1, modifier: 2, arrives: '1812-1', at: 'ft-malden' },
  { id: 'vincent', side: 'gb', name: { en: 'Vincent', ja: 'ヴィンセント' }, kind: 'land', stars: 1, command: 2, modifier: 1, arrives: '1812-2', at: 'kingston' },
  { id: 'drummond', side: 'gb', name: { en: 'Drummond', ja: 'ドラモンド' }, kind: 'land', stars: 2, command: 2, modifier: 1, arrives: '1813-1', at: 'montreal' },
  { id: 'salaberry', side: 'gb', name: { en: 'Salaberry', ja: 'サラベリー' }, kind: 'land', stars: 1, command: 1, modifier: 1, arrives: '1813-2', at: 'montreal' },
  { id: 'riall', side: 'gb', name: { en: 'Riall', ja: 'リアル' }, kind: 'land', stars: 1, command: 2, modifier: 0, arrives: '1813-2', at: 'quebec' },
  { id: 'robinson', side: 'gb', name: { en: 'Robinson', ja: 'ロビンソン' }, kind: 'land', stars: 1, command: 2, modifier: 1, arrives: '1814-2', at: 'quebec' },
  { id: 'brisbane', side: 'gb', name: { en: 'Brisbane', ja: 'ブリスベーン' }, kind: 'land', stars: 1, command: 2, modifier: 1, arrives: '1814-2', at: 'quebec' },
  { id: 'yeo', side: 'gb', name: { en: 'Yeo', ja: 'ヨー' }, kind: 'naval', lakes: ['lake-ontario'], command: 2, modifier: 1, arrives: '1813-1', at: 'kingston', reverse: { name: { en: "O'Conor", ja: 'オコナー' }, stars: 0, command: 2, modifier: 0 } },
  { id: 'barclay', side: 'gb', name: { en: 'Barclay', ja: 'バークレイ' }, kind: 'naval', lakes: ['lake-erie', 'lake-huron'], command: 2, modifier: 1, arrives: '1813-1', at: 'ft-malden', reverse: { name: { en: 'Inglis', ja: 'イングリス' }, stars: 0, command: 2, modifier: 0 } },
  { id: 'pring', side: 'gb', name: { en: 'Pring', ja: 'プリング' }, kind: 'naval', lakes: ['lake-champlain'], command: 2, modifier: 0, arrives: '1813-2', at: 'isle-aux-noix', reverse: { name: { en: 'Everard', ja: 'エヴァラード' }, stars: 0, command: 2, modifier: 0 } },
  { id: 'downie', side: 'gb', name: { en: 'Downie', ja: 'ダウニー' }, kind: 'naval', lakes: ['lake-champlain'], command: 2, modifier: 1, arrives: '1814-2', at: 'isle-aux-noix', reverse: { name: { en: 'Robertson', ja: 'ロバートソン' }, stars: 0, command: 3, modifier: 0 } },
  { id: 'dearborn', side: 'us', name: { en: 'Dearborn', ja: 'ディアボーン' }, kind: 'land', stars: 3, command: 3, modifier: 0, arrives: '1812-1', at: 'albany' },
  { id: 'hull', side: 'us', name: { en: 'Hull', ja: 'ハル' }, kind: 'land', stars: 1, command: 3, modifier: 0, arrives: '1812-1', at: 'ft-findlay' },
  { id: 'rensselaer', side: 'us', name: { en: 'Rensselaer', ja: 'レンセラー' }, kind: 'land', stars: 2, command: 2, modifier: 0, arrives: '1812-1', at: 'albany' },
  { id: 'harrison', side: 'us', name: { en: 'Harrison', ja: 'ハリソン' }, kind: 'land', stars: 2, command: 2, modifier: 1, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'winchester', side: 'us', name: { en: 'Winchester', ja: 'ウィンチェスター' }, kind: 'land', stars: 1, command: 3, modifier: 0, arrives: '1812-2', at: 'ft-macarthur' },
  { id: 'smyth', side: 'us', name: { en: 'Smyth', ja: 'スマイス' }, kind: 'land', stars: 1, command: 3, modifier: 0, arrives: '1812-2', at: 'albany' },
  { id: 'pike', side: 'us', name: { en: 'Pike', ja: 'パイク' }, kind: 'land', stars: 1, command: 1, modifier: 1, arrives: '1813-1', at: 'albany' },
  { id: 'wilkinson', side: 'us', name: { en: 'Wilkinson', ja: 'ウィルキンソン' }, kind: 'land', stars: 3, command: 3, modifier: 0, arrives: '1813-2', at: 'albany' },
  { id: 'hampton', side: 'us', name: { en: 'Hampton', ja: 'ハンプトン' }, kind: 'land', stars: 2, command: 3, modifier: 0, arrives: '1813-2', at: 'plattsburgh' },
  { id: 'brown', side: 'us', name: { en: 'Brown', ja: 'ブラウン' }, kind: 'land', stars: 2, command: 1, modifier: 1, arrives: '1813-2', at: 'sackets-harbour' },
  { id: 'scott', side: 'us', name: { en: 'Scott', ja: 'スコット' }, kind: 'land', stars: 1, command: 1, modifier: 2, arrives: '1814-1', at: 'albany' },
  { id: 'ripley', side: 'us', name: { en: 'Ripley', ja: 'リプリー' }, kind: 'land', stars: 1, command: 2, modifier: 0, arrives: '1814-1', at: 'albany' },
  { id: 'gaines', side: 'us', name: { en: 'Gaines', ja: 'ゲインズ' }, kind: 'land', stars: 1, command: 2, modifier: 1, arrives: '1814-1', at: 'sackets-harbour' },
  { id: 'macomb', side: 'us', name: { en: 'Macomb', ja: 'マコーム' }, kind: 'land', stars: 1, command: 2, modifier: 1, arrives: '1814-1', at: 'plattsburgh' },
  { id: 'izard', side: 'us', name: { en: 'Izard', ja: 'アイザード' }, kind: 'land', stars: 2, command: 3, modifier: 0, arrives: '1814-1', at: 'plattsburgh' },
  { id: 'chauncey', side: 'us', name: { en: 'Chauncey', ja: 'チャウンシー' }, kind: 'naval', lakes: ['lake-ontario'], command: 2, modifier: 1, arrives: '1812-2', at: 'sackets-harbour', reverse: { name: { en: 'Woolsey', ja: 'ウールジー' }, stars: 0, command: 2, modifier: 0 } },
  { id: 'macdonough', side: 'us', name: { en: 'Macdonough', ja: 'マクドノー' }, kind: 'naval', lakes: ['lake-champlain'], command: 1, modifier: 2, arrives: '1812-2', at: 'plattsburgh', reverse: { name: { en: 'Cassin', ja: 'カッシン' }, stars: 0, command: 2, modifier: 0 } },
  { id: 'perry', side: 'us', name: { en: 'Perry', ja: 'ペリー' }, kind: 'naval', lakes: ['lake-erie', 'lake-huron'], command: 1, modifier: 2, arrives: '1813-1', at: 'erie', reverse: { name: { en: 'Elliott', ja: 'エリオット' }, stars: 0, command: 2, modifier: 0 } },
] as const satisfies readonly Entry[];
export type LeaderId = (typeof ENTRIES)[number]['id'];

export const LEADERS: readonly Leader[] = ENTRIES.map(
  (entry: Entry & { readonly id: LeaderId }) => ({
    id: entry.id,
    side: entry.side,
    name: entry.name,
    kind: entry.kind,
    stars: entry.stars ?? 0,
    command: entry.command,
    modifier: entry.modifier,
    lakes: entry.lakes ?? [],
    arrives: entry.arrives,
    at: entry.at,
    reverse: entry.reverse ?? null,
  }),
);
export const LEADER_IDS: readonly LeaderId[] = LEADERS.map(({ id }) => id);
export const LEADER = byId(LEADERS);
