import { resultText } from './results.js';

it('says of every code what it does, in both languages', () => {
  expect(resultText('1/2AE+1/2DE')).toEqual({
    en: '1/2AE+1/2DE (the attacker loses half, the defender loses half)',
    ja: '1/2AE+1/2DE（攻撃側は半数を失う、防御側は半数を失う）',
  });
  expect(resultText('DE').en).toBe('DE (the defender loses everything)');
  expect(resultText('AL1').en).toBe('AL1 (the attacker loses 1 point)');
  expect(resultText('DL2').ja).toBe('DL2（防御側は2ポイントを失う）');
  expect(resultText('NE')).toEqual({ en: 'NE (no effect)', ja: 'NE（効果なし）' });
});
