/** The positions of the dots for each number, on a die of 24 by 24. */
const DOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

/** Dice as they were rolled; screen readers get the numbers. */
export function Dice({ dice }: { dice: readonly number[] }) {
  return (
    <span class="dice" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, index) => (
        <svg key={index} class="die" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx="4" />
          {DOTS[face]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
