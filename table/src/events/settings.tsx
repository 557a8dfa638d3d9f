import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { ActButton } from './act.js';
import { localTime, TimeField } from './fields.js';
import { NumberField } from './number-field.js';
import { settingsWords } from './settings-words.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

interface Part {
  readonly running: Running;
  readonly event: EventWhole;
}

const YEAR_HOURS = 366 * 24;
const MONTH_HOURS = 30 * 24;

/** The fields of the form, as they are now. */
const asIs = ({ settings }: EventWhole) => ({
  starts: localTime(Date.parse(settings.startsAt)),
  ...{ mostEntries: settings.mostEntries, roundHours: settings.roundHours },
  ...{ graceHours: settings.graceHours, pauseHours: settings.pauseHours },
});

/** Number fields may be empty. */
type Fields = {
  [F in keyof ReturnType<typeof asIs>]:
    ReturnType<typeof asIs>[F] | (F extends 'starts' ? never : null);
};

/** The settings that are to be changed: those whose fields differ from what they were. */
function changesOf(before: Fields, { starts, ...now }: Fields): Record<string, unknown> {
  const at = new Date(starts);
  const isMoved = starts !== before.starts && !Number.isNaN(at.getTime());
  const others = Object.entries(now).filter(
    ([name, value]) => value !== before[name as keyof Fields],
  );
  return { ...Object.fromEntries(others), ...(isMoved && { startsAt: at.toISOString() }) };
}

/** Changes what may still be changed: times and places, and before the start when it begins. */
export function ChangeSettings({ running, event }: Part) {
  const [w, e] = [settingsWords(), eventWords()];
  const before = asIs(event);
  const [fields, setFields] = useState<Fields>(before);
  const set = (change: Partial<Fields>): void => setFields({ ...fields, ...change });
  const changes = changesOf(before, fields);
  const act = { kind: 'changeSettings', ...changes };
  const isReady =
    Object.keys(changes).length > 0 && Object.values(changes).every((value) => value !== null);
  const hours = { min: 0, max: MONTH_HOURS };
  return (
    <ActButton {...{ running, act, name: w.change, isReady }}>
      {event.phase !== 'RUNNING' && (
        <TimeField
          {...{ label: e.starts, value: fields.starts, set: (starts) => set({ starts }) }}
        />
      )}
      <NumberField
        {...{ label: e.most, min: 2, max: 2_000, value: before.mostEntries }}
        set={(mostEntries) => set({ mostEntries })}
      />
      <NumberField
        {...{ label: w.roundHours, min: 0.25, max: YEAR_HOURS, value: before.roundHours }}
        set={(roundHours) => set({ roundHours })}
      />
      <NumberField
        {...{ label: w.graceHours, ...hours, value: before.graceHours }}
        set={(graceHours) => set({ graceHours })}
      />
      <NumberField
        {...{ label: w.pauseHours, ...hours, value: before.pauseHours }}
        set={(pauseHours) => set({ pauseHours })}
      />
    </ActButton>
  );
}
