import { Injectable } from '@nestjs/common';

import {
  type HoursFault,
  hoursFault,
  type OwnHours,
  type WakingHours,
} from '../clocks/waking/index.js';
import { invalidInput } from '../errors/errors.js';
import { PlayerHours } from '../time/player-hours.js';
import type { OwnHoursObject } from './hours.objects.js';

const FAULTS: { readonly [F in HoursFault]: { readonly en: string; readonly ja: string } } = {
  ZONE: {
    en: 'zone: there is no such time zone; name one of IANA, as "Europe/London".',
    ja: 'zoneというタイムゾーンはありません。「Asia/Tokyo」のようなIANAの名前を指定してください。',
  },
  WINDOW: {
    en: 'windows: each ends after it begins, on its own day, at times from 00:00 to 24:00, and none overlaps another.',
    ja: 'windowsの時間帯は、00:00から24:00までの同じ日のうちに、始まりより後に終わるものとし、重ならないようにしてください。',
  },
  TOO_FEW: {
    en: 'windows: be awake for at least 8 hours on 5 days, and for 50 hours a week.',
    ja: 'windowsは、少なくとも5日は8時間以上、1週間で50時間以上にしてください。',
  },
};

/** The waking hours that players set for themselves. */
@Injectable()
export class HoursService {
  constructor(private readonly hours: PlayerHours) {}

  async of(playerId: string): Promise<OwnHoursObject> {
    return shown(await this.hours.of(playerId));
  }

  /** Sets them; null: always awake. Throws INVALID_INPUT. */
  async set(playerId: string, wish: WakingHours | null): Promise<OwnHoursObject> {
    const fault = wish && hoursFault(wish);
    if (fault !== null) throw invalidInput(FAULTS[fault]);
    return shown(await this.hours.set(playerId, wish && plain(wish)));
  }
}

/** Without what else the classes of the input bring. */
const plain = ({ zone, windows }: WakingHours): WakingHours => ({
  zone,
  windows: windows.map(({ day, from, to }) => ({ day, from, to })),
});

const shown = ({ present, next, nextFrom }: OwnHours): OwnHoursObject => ({
  present: present as OwnHoursObject['present'],
  next: next as OwnHoursObject['next'],
  nextFrom: nextFrom === null ? null : new Date(nextFrom),
});
