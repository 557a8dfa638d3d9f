import { CreateEvent } from './create.js';
import { EventPage } from './event.js';
import { EventList } from './list.js';

/** The pages of events: `/tournaments`, `/tournaments/new`, `/t/slug` and those below it. */
export function Page() {
  const [, area, place = '', page = ''] = location.pathname.split('/');
  if (area === 't') return <EventPage slug={decodeURIComponent(place)} page={page} />;
  return place === 'new' ? <CreateEvent /> : <EventList />;
}
