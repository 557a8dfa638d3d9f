/** Lines of 24 by 24. */
const LINES = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  parts: 'M4 5l5-2 6 2 5-2v16l-5 2-6-2-5 2zM9 3v16M15 5v16',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  lines: 'M5 6h14M5 12h14M5 18h9',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  swords: 'M5 4l12 12M19 4L7 16M14 19l5-5M5 14l5 5M4 20l2-2M20 20l-2-2',
  die: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  before: 'M14 6l-6 6 6 6',
  after: 'M10 6l6 6-6 6',
} as const;

export type IconName = keyof typeof LINES;

/** A picture beside words, or on a button that has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}

/** Marks of sides, 16 by 16, as the drawings have them. */
const MARKS: Readonly<Record<string, string>> = {
  star: 'M8 1l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.7l-4.4 2.6 1.2-4.9L1 6.1l5-.5z',
  crown: 'M1 4l3.5 3L8 2l3.5 5L15 4l-1.5 9h-11z',
};

export function Mark({ name }: { name: string }) {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={MARKS[name] ?? ''} />
    </svg>
  );
}

/** The sign of the house: a small board. */
export function Logo() {
  return (
    <svg class="logo-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="one" d="M13 4h7v7h-7zM4 13h7v7H4z" />
      <path class="two" d="M4 4h7v7H4zM13 13h7v7h-7z" />
    </svg>
  );
}
