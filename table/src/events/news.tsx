import { spoken } from '../words.js';
import type { Running } from './use-event.js';

const words = spoken(
  { goneOn: 'The event has gone on.', show: 'Show it as it is now' },
  { goneOn: 'イベントが進みました。', show: '最新の状況を表示' },
);

/** Says that the event has gone on while a form is open, and shows it as it is now when it is asked for. */
export function News({ running }: { running: Running }) {
  return (
    <div class="news" role="status">
      {running.isBehind && (
        <p class="row">
          {words().goneOn}{' '}
          <button type="button" class="btn" onClick={running.again}>
            {words().show}
          </button>
        </p>
      )}
    </div>
  );
}
