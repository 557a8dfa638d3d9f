import { registerEnumType } from '@nestjs/graphql';

import { enumOf } from '../../common/enum-of.js';
import { DECLINE_CODES } from '../../competition/acts/rule.js';
import { RESULTS, ROLES } from '../../competition/facts/facts.js';
import { FINALS, FORMATS, LATE_GAMES, LEGS } from '../../competition/facts/settings.js';
import { CHOICE_STEPS } from '../../competition/fold/choice.js';
import { ENTRY_STATES, PHASES, ROUND_STATES } from '../../competition/fold/tournament.js';
import { BRACKETS } from '../../competition/formats/index.js';

export const FormatEnum = enumOf(FORMATS);
export const FinalsEnum = enumOf(FINALS);
export const BracketEnum = enumOf(BRACKETS);
export const LegsEnum = enumOf(LEGS);
export const LateGamesEnum = enumOf(LATE_GAMES);
export const PhaseEnum = enumOf(PHASES);
export const ChoiceStepEnum = enumOf(CHOICE_STEPS);
export const RoundStateEnum = enumOf(ROUND_STATES);
export const EntryStateEnum = enumOf(ENTRY_STATES);
export const RoleEnum = enumOf(ROLES);
export const ResultEnum = enumOf(RESULTS);
export const DeclineCodeEnum = enumOf(DECLINE_CODES);

registerEnumType(FormatEnum, {
  name: 'TournamentFormat',
  description: 'How the rounds of an event come about.',
  valuesMap: {
    SWISS: { description: 'Those with like scores meet; nobody meets anybody twice.' },
    ROUND_ROBIN: { description: 'Everybody meets everybody.' },
    DOUBLE_ROUND_ROBIN: { description: 'Everybody meets everybody twice.' },
    KNOCKOUT: { description: 'Who loses a match is out.' },
    DOUBLE_KNOCKOUT: { description: 'Who loses two matches is out.' },
    SERIES: { description: 'Two meet in a series of games.' },
  },
});
registerEnumType(FinalsEnum, {
  name: 'FinalsFormat',
  description: 'How a second stage is played.',
  valuesMap: {
    KNOCKOUT: { description: 'Who loses a match is out.' },
    DOUBLE_KNOCKOUT: { description: 'Who loses two matches is out.' },
  },
});
registerEnumType(BracketEnum, {
  name: 'BracketName',
  description: 'A part of a bracket.',
  valuesMap: {
    WINNERS: { description: 'Of those who have lost no match.' },
    LOSERS: { description: 'Of those who have lost one.' },
    FINAL: { description: 'The last of both.' },
    RESET: { description: 'The final anew, where who had lost no match has lost it.' },
  },
});
registerEnumType(LegsEnum, {
  name: 'PairingLegs',
  description: 'Games of a pairing.',
  valuesMap: {
    SINGLE: { description: 'One; nobody has one side twice more than the other.' },
    MIRRORED: { description: 'Two at once, with sides exchanged.' },
    CONSECUTIVE: { description: 'Two, one after the other, with sides exchanged.' },
  },
});
registerEnumType(LateGamesEnum, {
  name: 'LateGames',
  description: 'What ends a game that is open at its deadline.',
  valuesMap: {
    AUTO: { description: 'It is lost then by whoever owes a decision.' },
    DIRECTOR: { description: 'The same, after the grace, unless an arbiter has ruled.' },
    CLAIM: {
      description: 'Whoever is waited for by nobody may claim it; after the grace it is drawn.',
    },
  },
});
registerEnumType(PhaseEnum, {
  name: 'TournamentPhase',
  description: 'How far an event is.',
  valuesMap: {
    DRAFT: { description: 'Only those who run it know of it.' },
    OPEN: { description: 'Entries are taken.' },
    RUNNING: { description: 'It is played.' },
    FINISHED: { description: 'It is played to its end; results can be corrected.' },
    APPROVED: { description: 'Its table stands.' },
    CANCELLED: { description: 'It is called off.' },
  },
});
registerEnumType(RoundStateEnum, {
  name: 'RoundState',
  description: 'How far a round is.',
  valuesMap: {
    PROPOSED: { description: 'Paired, and seen by those alone who run the event.' },
    PUBLISHED: { description: 'Its games are made.' },
    CLOSED: { description: 'All of it is decided.' },
  },
});
registerEnumType(ChoiceStepEnum, {
  name: 'ChoiceStep',
  description: 'What a pair chooses.',
  valuesMap: {
    STRIKE: { description: 'One of them strikes a scenario.' },
    BID: { description: 'Each seals a bid for a side.' },
  },
});
registerEnumType(EntryStateEnum, {
  name: 'EntryState',
  description: 'What an entrant is in an event.',
  valuesMap: {
    INVITED: { description: 'They have not answered yet.' },
    ACTIVE: { description: 'They play.' },
    WITHDRAWN: { description: 'They play no more, and keep their place in the table.' },
    REMOVED: { description: 'The director has taken them out.' },
  },
});
registerEnumType(RoleEnum, {
  name: 'TournamentRole',
  description: 'What somebody may do in an event; each may what those before it may.',
  valuesMap: {
    OBSERVER: { description: 'Sees proposals.' },
    SCORER: { description: 'Notes.' },
    ARBITER: { description: 'Decides on games and deadlines.' },
    DIRECTOR: { description: 'Runs it.' },
    OWNER: { description: 'Gives roles, and may cancel it.' },
  },
});
registerEnumType(ResultEnum, {
  name: 'LegResult',
  description: 'Whom a game of an event went to.',
  valuesMap: {
    FIRST: { description: 'The first of the pair.' },
    SECOND: { description: 'The second of the pair.' },
    DRAW: { description: 'Neither.' },
    BOTH_LOSE: { description: 'It counts as a loss for both.' },
    NOT_PLAYED: { description: 'It counts for nobody.' },
  },
});
registerEnumType(DeclineCodeEnum, {
  name: 'DeclineCode',
  description: 'Why an act changed nothing.',
  valuesMap: {
    STALE_VERSION: { description: 'The event has gone on since.' },
    NOT_ALLOWED: { description: 'It is not for the caller.' },
    WRONG_PHASE: { description: 'It is not done now.' },
    NO_PAIRING: { description: 'So many rounds, or that round, cannot be paired.' },
    ALREADY_DONE: { description: 'It is so already.' },
    CONFLICT_OF_INTEREST: { description: 'Nobody decides on a game of their own.' },
    BELOW_NEEDED: {
      description: 'Somebody else would have gone on: say what becomes of the matches below.',
    },
    REASON_NEEDED: { description: 'Say why.' },
    BAD_ACT: { description: 'There is no such act, or a field of it is wrong.' },
  },
});
