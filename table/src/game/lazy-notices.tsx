import { useLater } from '../later.js';
import type { AskNoticesProps } from './ask-notices.js';

/** The question whether notices are wanted; its script is loaded where it is asked. */
export function AskNotices(props: AskNoticesProps) {
  const isAsked = props.calls.isToAsk && props.preferences.offersNotices;
  const loaded = useLater(() => import('./ask-notices.js'), isAsked);
  return loaded && isAsked ? <loaded.AskNotices {...props} /> : null;
}
