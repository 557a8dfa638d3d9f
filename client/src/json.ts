export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What one may do: the verb under `do`, and what it is done with by name. */
export interface Action {
  readonly do: string;
  readonly [field: string]: Json;
}

export type Options = { readonly [option: string]: boolean };

/** JSON Schema: an object of truth values, each with its title and whether it is on unless said otherwise. */
export interface OptionSchema {
  readonly properties?: {
    readonly [option: string]: { readonly title?: string; readonly default?: boolean };
  };
}
