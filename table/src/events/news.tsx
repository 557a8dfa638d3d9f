import { spoken } from '../words.js';
import type { Running } from './use-event.js';

const words = spoken(
  {
    goneOn: 'The event has gone on.',
    show: 'Show it as it is now',
    off: 'There is no connection: this is how it stood. What is new shows as soon as there is one again.',
  },
  {
    goneOn: 'イベントが進みました。',
    show: '最新の状況を表示',
    off: '接続が切れています。表示は最後に受け取った内容で、つながり次第更新されます。',
  },
);

/**
 * Says that there is no connection, or that the event has gone on while a form is open; then shows it as it is now when
 * asked to.
 */
export function News({ running }: { running: Running }) {
  return (
    <div class="news" role="status">
      {running.isOff && <p>{words().off}</p>}
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
