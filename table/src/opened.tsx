import { ChatLink } from './chat-link.js';
import { Recover } from './recover.js';
import { TakeSeat } from './seat.js';

const PAGES = { chat: ChatLink, seat: TakeSeat, recover: Recover };

/** The pages that are opened by a link that somebody was given. */
export function Page() {
  const [, area] = location.pathname.split('/');
  const Part = PAGES[area as keyof typeof PAGES];
  return <Part />;
}
