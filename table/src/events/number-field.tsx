import { useState } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly set: (value: number) => void;
  readonly help?: string;
}

/** A field for a number. While it is empty it counts as the least one, and stays empty for what is typed next. */
export function NumberField({ label, min, max, value, set, help }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  return (
    <label>
      {label}
      <input
        {...{ class: 'in', type: 'number', min, max, required: true, value: text }}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          set(currentTarget.valueAsNumber || min);
        }}
      />
      {help !== undefined && <span class="sm dim">{help}</span>}
    </label>
  );
}
