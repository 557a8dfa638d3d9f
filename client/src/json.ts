export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An action: its verb under `do`, and its other fields by name. */
export interface Action {
  readonly do: string;
  readonly [field: string]: Json;
}

export type Options = { readonly [option: string]: boolean };

/** JSON Schema of the options: an object of booleans, each with a title and a default. */
export interface OptionSchema {
  readonly properties?: {
    readonly [option: string]: { readonly title?: string; readonly default?: boolean };
  };
}
