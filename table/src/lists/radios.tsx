import type { ComponentChildren } from 'preact';

interface Radio {
  readonly value: string;
  readonly name: string;
  /** A description below its name. */
  readonly help?: string | undefined;
  /** An icon before its name. */
  readonly sign?: ComponentChildren;
  readonly style?: string;
}

interface RadiosProps {
  readonly legend: string;
  readonly name: string;
  /** The width of the cards, as the style sheet names it. */
  readonly size: 'wide' | 'narrow';
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
  readonly radios: readonly Radio[];
}

/** Radio buttons that look like cards. */
export function Radios({ legend, name, size, value, choose, radios }: RadiosProps) {
  return (
    <fieldset class={`opts ${size}`}>
      <legend>{legend}</legend>
      {radios.map((one) => (
        <label key={one.value} class={`opt ${one.style ?? ''}`}>
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            onChange={() => choose(one.value)}
          />
          {one.sign}
          <span>
            {one.name}
            {one.help !== undefined && <small>{one.help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
