import { namesIn } from '../table/src/events/sheet.js';

describe('names that are pasted', () => {
  it.each<[what: string, text: string, names: readonly string[]]>([
    ['one', 'Isaac Brock', ['Isaac Brock']],
    ['a list', ' Brock \r\n\r\nTecumseh\n', ['Brock', 'Tecumseh']],
    ['a line of them', 'Brock, Tecumseh, Perry', ['Brock', 'Tecumseh', 'Perry']],
    ['a column with a heading', 'Player\nBrock\nTecumseh', ['Brock', 'Tecumseh']],
    ['the first column', 'Brock\t1500\nTecumseh\t1400', ['Brock', 'Tecumseh']],
    ['CSV', 'rank,Name\r\n1,Brock\r\n2,"Dale, of Perth"', ['Brock', 'Dale, of Perth']],
    ['Japanese CSV with its mark', '\ufeff順位,名前\n1,山田\u3000太郎', ['山田 太郎']],
    ['semicolons', 'name;club\nBrock;York\nPerry;Erie', ['Brock', 'Perry']],
    ['cells that were disarmed', "'=Sum\n''@x\n'tis", ['=Sum', "'@x", "'tis"]],
    ['a comma in a list', 'Brock\nDale, of Perth\nPerry', ['Brock', 'Dale, of Perth', 'Perry']],
    ['a mark that nothing closes', '"Brock\nPerry', ['"Brock', 'Perry']],
    ['letters in parts', 'Zoe\u0308', ['Zo\u00eb']],
    ['a name that is a heading', 'Name', ['Name']],
    ['nothing', ' \n\t\n', []],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
