import { Lazy } from '../lazy.js';
import { Sheet } from '../sheet.js';
import type { CardProps } from './heaps.js';
import type { MenuProps } from './menu.js';
import type { OverProps } from './over.js';
import type { TimelineProps } from './timeline.js';
import type { WaitProps } from './wait.js';

/** What is told when a game is over; nobody loads it before. */
export const AtEnd = (props: OverProps) => (
  <Lazy load={() => import('./over.js')} shown={({ Over }) => <Over {...props} />} />
);

/** Until a game begins. */
export const Wait = (props: WaitProps) => (
  <Lazy load={() => import('./wait.js')} shown={({ Wait: Loaded }) => <Loaded {...props} />} />
);

/** The sheet is there at once, so that nothing beside it moves while what is in it is loaded. */
export const Menu = (props: MenuProps) => (
  <Sheet title={props.names.title} close={props.close}>
    <Lazy load={() => import('./menu.js')} shown={({ Menu: Loaded }) => <Loaded {...props} />} />
  </Sheet>
);

/** Who looks back has asked for it. */
export const Timeline = (props: TimelineProps) => (
  <Lazy load={() => import('./menu.js')} shown={({ Timeline: Loaded }) => <Loaded {...props} />} />
);

/** A card in large is touched for. */
export const CardSheet = (props: CardProps) => (
  <Lazy load={() => import('./menu.js')} shown={({ CardSheet: Loaded }) => <Loaded {...props} />} />
);
