import { ChatLink } from './chat-link.js';
import { TakeSeat } from './seat.js';

/** The pages that are opened by a link that somebody was given. */
export const Page = () => (location.pathname.startsWith('/seat/') ? <TakeSeat /> : <ChatLink />);
