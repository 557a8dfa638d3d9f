import { useState } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** null: the field is empty. */
  readonly set: (value: number | null) => void;
  readonly help?: string;
}

/** A field for a number. An empty one stays empty for what is typed next. */
export function NumberField({ label, min, max, value, set, help }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  return (
    <label>
      {label}
      <input
        {...{ class: 'in', type: 'number', min, max, required: true, value: text }}
        step={Number.isInteger(min) ? 1 : 'any'}
        onInput={({ currentTarget: { value, valueAsNumber } }) => {
          setText(value);
          set(Number.isNaN(valueAsNumber) ? null : valueAsNumber);
        }}
      />
      {help !== undefined && <span class="sm dim">{help}</span>}
    </label>
  );
}
