import type { Text } from '../../kernel/text.js';

/** Decision -> the label of the action that ends it. */
export const ENDS: { readonly [decision: string]: Text; readonly movement: Text } = {
  movement: { en: 'End the movement phase', ja: '移動フェイズを終える' },
  combat: { en: 'End the combat phase', ja: '戦闘フェイズを終える' },
  riposte: { en: 'End the combat phase', ja: '戦闘フェイズを終える' },
  cover: { en: 'Turn no more counters', ja: '裏返しを終える' },
  opening: { en: 'Begin to move', ja: '移動を始める' },
  forced: { en: 'Declare no more forced marches', ja: '強行軍の宣言を終える' },
  raze: { en: 'Raze nothing more', ja: '取り壊しを終える' },
  sortie: { en: 'Attack with those outside', ja: '外部のユニットで攻撃する' },
  dispose: { en: 'Leave all others as they stand', ja: '残りはそのままにする' },
  mount: { en: 'Form no more dragoons', ja: '竜騎兵をこれ以上編成しない' },
  garrison: { en: 'Nobody else goes inside', ja: 'これ以上要塞に入らない' },
};
