interface TextProps {
  readonly label: string;
  /** How many characters it may have. */
  readonly most: number;
  readonly value: string;
  readonly set: (text: string) => void;
}

/** A field for a line of text. */
export const TextField = ({ label, most, value, set }: TextProps) => (
  <label>
    {label}
    <input
      {...{ class: 'in', maxLength: most, value }}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  </label>
);

interface TimeProps {
  readonly label: string;
  /** As `2026-03-01T12:00`, in the reader's time zone. */
  readonly value: string;
  readonly set: (time: string) => void;
}

/** A field for a date and time. */
export const TimeField = ({ label, value, set }: TimeProps) => (
  <label>
    {label}
    <input
      {...{ class: 'in', type: 'datetime-local', required: true, value }}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  </label>
);

/** The value of such a field for an instant, in ms since 1970. */
export function localTime(at: number): string {
  const zone = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - zone).toISOString().slice(0, 16);
}
