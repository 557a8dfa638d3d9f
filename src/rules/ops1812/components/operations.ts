import type { Text } from '../../kernel/text.js';
import type { Side } from './side.js';

/** OPS-general.operations the three operations of both sides, then the American and the British ones. */
export const OPERATIONS = [
  { id: 'recruit', name: { en: 'Recruit', ja: '徴兵' }, side: null, clause: 'OPS-recruit.purpose' },
  {
    id: 'campaign',
    name: { en: 'Campaign', ja: '戦役' },
    side: null,
    clause: 'OPS-campaign.purpose',
  },
  { id: 'build', name: { en: 'Build', ja: '建設' }, side: null, clause: 'OPS-build.purpose' },
  {
    id: 'privateer',
    name: { en: 'Privateer', ja: '私掠船' },
    side: 'us',
    clause: 'OPS-privateer.side',
  },
  { id: 'cruise', name: { en: 'Cruise', ja: '巡航' }, side: 'us', clause: 'OPS-cruise.side' },
  { id: 'deploy', name: { en: 'Deploy', ja: '配備' }, side: 'gb', clause: 'OPS-deploy.named' },
  {
    id: 'landing',
    name: { en: 'Landing Attack', ja: '上陸攻撃' },
    side: 'gb',
    clause: 'OPS-landing.named',
  },
  {
    id: 'raid',
    name: { en: 'Indian Raid', ja: 'インディアンの襲撃' },
    side: 'gb',
    clause: 'OPS-raid.named',
  },
] as const satisfies readonly {
  readonly id: string;
  readonly name: Text;
  readonly side: Side | null;
  readonly clause: string;
}[];
export type Operation = (typeof OPERATIONS)[number]['id'];

export const operationOf = (id: Operation) => OPERATIONS.find((one) => one.id === id)!;
