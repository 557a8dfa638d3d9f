import { words } from './words.js';

interface TroubleProps {
  readonly text: string;
  readonly retry?: () => void;
  readonly retryName?: string;
}

/** A sentence about what went wrong, which screen readers read at once, with a way on. */
export function Trouble({ text, retry, retryName }: TroubleProps) {
  return (
    <div class="trouble" role="alert">
      <p>{text}</p>
      {retry && (
        <button type="button" class="btn" onClick={retry}>
          {retryName ?? words().retry}
        </button>
      )}
    </div>
  );
}
