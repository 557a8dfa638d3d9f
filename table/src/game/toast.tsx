import { useEffect } from 'preact/hooks';

import type { Choice, Clause } from '../../../client/src/index.js';
import { words } from '../words.js';
import { Icon } from './icons.js';
import { Cite } from './prompt.js';

/** A message over the map; it does not move anything. */
export interface Said {
  readonly about?: string | undefined;
  readonly text: string;
  readonly clause?: Clause | null;
  readonly better?: readonly Choice[];
  /** Whether it stays until it is closed. */
  readonly stays?: boolean;
}

interface Props {
  readonly said: Said;
  readonly close: () => void;
  readonly cite: (clause: Clause) => void;
  readonly press: (choice: Choice) => void;
}

/** How long a message is shown, in ms. */
const READING = 6_000;

export function Toast({ said, close, cite, press }: Props) {
  const { about, text, clause, better = [], stays = false } = said;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(close, READING);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="float toast" role="alert">
      <div>
        <p>
          {about !== undefined && <b>{about}: </b>}
          {text} {clause && <Cite clause={clause} cite={cite} />}
        </p>
        {better.length > 0 && (
          <p class="row">
            {words().better}
            {better.slice(0, 3).map((choice) => (
              <button type="button" class="btn" key={choice.label} onClick={() => press(choice)}>
                {choice.label}
              </button>
            ))}
          </p>
        )}
      </div>
      <button type="button" class="ib" aria-label={words().close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
