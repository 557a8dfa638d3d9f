/**
 * Source of a fact of the component set. `rules`: stated in the rulebook; `report`: seen in public accounts of play;
 * `history`: the campaigns of 1812 to 1814; `geography`: the real terrain; `chosen`: reconstructed here, as none of the
 * others tells.
 */
export type Basis = 'rules' | 'report' | 'history' | 'geography' | 'chosen';
