import { fitting } from './labels.js';

const of = (length: number) => () => 'x'.repeat(length);

describe('the wording of a label', () => {
  it('is the fullest that a button of 75 letters takes', () => {
    expect(fitting(of(75), of(20))).toHaveLength(75);
    expect(fitting(of(76), of(60), of(20))).toHaveLength(60);
    expect(fitting(of(76), of(76), of(20))).toHaveLength(20);
  });
});
