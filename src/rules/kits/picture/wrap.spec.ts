import { wrapped } from './wrap.js';

describe('lines of a text', () => {
  it('break between words, and between Japanese characters', () => {
    expect(wrapped('to the lake', 10, 40)).toEqual(['to the', 'lake']);
    expect(wrapped('湖の造船所', 10, 30)).toEqual(['湖の造', '船所']);
  });

  it('begin with no mark that closes', () => {
    expect(wrapped('戦隊を戻す。次', 10, 50)).toEqual(['戦隊を戻', 'す。次']);
    expect(wrapped('イギリス: 二', 10, 40)).toEqual(['イギリ', 'ス: 二']);
    expect(wrapped('段階三(上)へ', 10, 49)).toEqual(['段階三', '(上)へ']);
  });

  it('end with no mark that opens', () => {
    expect(wrapped('置く(トークン', 10, 36)).toEqual(['置く', '(トーク', 'ン']);
    expect(wrapped('置く「湖」', 10, 30)).toEqual(['置く', '「湖」']);
  });
});
