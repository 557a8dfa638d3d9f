import { Lazy } from '../lazy.js';
import { Sheet } from '../sheet.js';
import type { CardProps } from './heaps.js';
import type { MenuProps } from './menu.js';
import type { OverProps } from './over.js';
import type { TimelineProps } from './timeline.js';
import type { WaitProps } from './wait.js';

/** The page at the end of a game; loaded only then. */
export const AtEnd = (props: OverProps) => (
  <Lazy load={() => import('./over.js')} shown={({ Over }) => <Over {...props} />} />
);

/** The page before a game begins. */
export const Wait = (props: WaitProps) => (
  <Lazy load={() => import('./wait.js')} shown={({ Wait: Loaded }) => <Loaded {...props} />} />
);

/** The menu. Its sheet is drawn at once, so that nothing moves while the contents are loaded. */
export const Menu = (props: MenuProps) => (
  <Sheet title={props.names.title} close={props.close}>
    <Lazy load={() => import('./menu.js')} shown={({ Menu: Loaded }) => <Loaded {...props} />} />
  </Sheet>
);

/** The timeline, loaded when a player looks back. */
export const Timeline = (props: TimelineProps) => (
  <Lazy load={() => import('./menu.js')} shown={({ Timeline: Loaded }) => <Loaded {...props} />} />
);

/** A card in large, loaded when it is tapped. */
export const CardSheet = (props: CardProps) => (
  <Lazy load={() => import('./menu.js')} shown={({ CardSheet: Loaded }) => <Loaded {...props} />} />
);
