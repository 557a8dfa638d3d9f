import { useState } from 'preact/hooks';

import type { EventWhole } from '../../../client/src/events.js';
import { fill, listWords, spoken, words } from '../words.js';
import { ActButton } from './act.js';
import { choiceWords } from './choice-words.js';
import { deskWords } from './desk-words.js';
import { TextField } from './fields.js';
import { titleOf, useRules } from './rules.js';
import { gamesOf, timeOf } from './said.js';
import { ChangeSettings } from './settings.js';
import { lengthOf } from './settings-words.js';
import type { Running } from './use-event.js';
import { eventWords } from './words.js';

const EN = {
  title: 'What is played',
  round: 'Time for a round',
  bids: 'the two bid, {n} points each for the whole event',
  struck: '{scenarios}: struck in turn until one is left',
  pools: '{n} pools, as many of each go on',
  finals: '{format} of the best {n}',
};

const JA: typeof EN = {
  title: '対局の条件',
  round: '1回戦の期間',
  bids: '2人の入札で決める（持ち点はイベント全体で{n}点）',
  struck: '{scenarios}（交互に消して最後の1つで対局）',
  pools: '{n}組、各組から同じ人数が進む',
  finals: '上位{n}人で{format}',
};

const told = spoken(EN, JA);

/** Into which pools a table is divided, and what follows after it. */
function stagesOf({ settings: { pools, finals } }: EventWhole) {
  const [w, e] = [told(), eventWords()];
  const format = e.formats[finals?.format ?? ''] ?? '';
  return [
    [e.pools, pools === null ? null : fill(w.pools, { n: String(pools) })],
    [e.finals, finals === null ? null : fill(w.finals, { format, n: String(finals.places) })],
  ] as const;
}

function linesOf(event: EventWhole, rules: ReturnType<typeof useRules>) {
  const [w, e, l] = [told(), eventWords(), listWords()];
  const { settings, phase } = event;
  const { choice, clock } = settings;
  const scenarios = settings.scenarios.map((id) => titleOf(rules, id)).join(', ');
  const help = (l.paceHelp as Readonly<Record<string, string>>)[clock];
  const starts = ['DRAFT', 'OPEN'].includes(phase) ? timeOf(settings.startsAt) : null;
  return [
    [e.game, rules?.title ?? settings.ruleset],
    [words().scenario, choice?.strikes === true ? fill(w.struck, { scenarios }) : scenarios],
    ...stagesOf(event),
    [e.legs, gamesOf(settings)],
    [choiceWords().side, choice?.budget ? fill(w.bids, { n: String(choice.budget) }) : null],
    [l.clock, help ?? clock],
    [w.round, lengthOf(settings.roundHours)],
    [e.starts, starts],
  ] as const;
}

/** Gives the event another name. */
function Rename({ running, event }: AboutProps) {
  const [name, setName] = useState(event.name);
  const wish = name.trim();
  const isReady = wish !== '' && wish !== event.name;
  return (
    <ActButton
      {...{ running, act: { kind: 'rename', name: wish }, name: deskWords().rename, isReady }}
    >
      <TextField {...{ label: eventWords().name, most: 80, value: name, set: setName }} />
    </ActButton>
  );
}

interface AboutProps {
  readonly running: Running;
  readonly event: EventWhole;
}

/** What is played, and how long it takes. */
export function About({ running, event }: AboutProps) {
  const rules = useRules(event.settings);
  return (
    <section>
      <h2>{told().title}</h2>
      <dl class="about">
        {linesOf(event, rules).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt class="sm dim">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div class="row">
        <Rename {...{ running, event }} />
        <ChangeSettings key={event.version} {...{ running, event }} />
      </div>
    </section>
  );
}
