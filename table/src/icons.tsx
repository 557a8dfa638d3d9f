/** The paths of the icons of every page, on a grid of 24 by 24. */
export const LINES = {
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  computer: 'M4 8h16v11H4zM12 8V4M9 13h.01M15 13h.01',
} as const;

/** An icon with that path, beside words or on a button that has a name. */
export function Lines({ path }: { path: string }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Icon({ name }: { name: keyof typeof LINES }) {
  return <Lines path={LINES[name]} />;
}

/** The marks of sides, on a grid of 16 by 16, as in the pictures of boards. */
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

/** The logo: a small board. */
export function Logo() {
  return (
    <svg class="logo-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="one" d="M13 4h7v7h-7zM4 13h7v7H4z" />
      <path class="two" d="M4 4h7v7H4zM13 13h7v7h-7z" />
    </svg>
  );
}
