import { RULESETS } from '../../src/rules/index.js';
import { isLengthy } from './support/cases.js';
import { describeContract } from './support/contract.js';

// In a file of their own, so that they run beside the others.
for (const rules of RULESETS) if (isLengthy(rules)) describeContract(rules);
