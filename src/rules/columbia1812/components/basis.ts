/**
 * Where a fact of the component set comes from: `rules` = the rulebook states it, `report` = seen in
 * public accounts of play, `history` = the campaign of 1812-1814, `geography` = the ground itself,
 * `chosen` = reconstructed here, because none of the others tells.
 */
export type Basis = 'rules' | 'report' | 'history' | 'geography' | 'chosen';
