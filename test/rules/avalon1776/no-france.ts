/** France has entered and nobody can be called any more: no die is rolled and nobody asked for her. */
export const NO_FRANCE = [
  'entered 1',
  ...['br-bf-3', 'br-bf-4', 'br-tr-3', 'fr-bf-vf'].map((id) => `ship ${id} sunk`),
].join('\n');
