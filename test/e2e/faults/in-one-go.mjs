// Broken on purpose: a plan is judged whole, however long it is.
import { Strides } from '#muster/admission/strides.js';

Strides.prototype.through = async (address, work) => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};
