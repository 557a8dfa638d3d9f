import { parsePgbench } from './pgbench.js';

const OUTPUT = `pgbench (15.18, server 18.4)
transaction type: multiple scripts
number of clients: 32
number of transactions actually processed: 81234
number of failed transactions: 0 (0.000%)
latency average = 1.181 ms
initial connection time = 80.1 ms
tps = 27101.512345 (without initial connection time)
`;

describe('the answer of pgbench', () => {
  it('is read', () => {
    expect(parsePgbench(OUTPUT)).toEqual({
      transactions: 81234,
      perSecond: 27101.512345,
      latency: 1.181,
    });
  });

  it('counts for nothing where a transaction failed', () => {
    expect(() => parsePgbench(OUTPUT.replace('transactions: 0', 'transactions: 3'))).toThrow(
      'did not do its work',
    );
  });

  it('counts for nothing where there is none', () => {
    expect(() => parsePgbench('pgbench: error: connection refused')).toThrow('connection refused');
  });
});
