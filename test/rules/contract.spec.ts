import { RULESETS } from '../../src/rules/index.js';
import { isLengthy } from './support/cases.js';
import { describeContract } from './support/contract.js';
import { TOY } from './support/toy/index.js';

for (const rules of [TOY, ...RULESETS]) if (!isLengthy(rules)) describeContract(rules);
