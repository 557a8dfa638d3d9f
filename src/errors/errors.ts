import type { LogLevel } from '../config/environment.js';
import type { Locale, Text } from '../language/locale.js';

export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'RATE_LIMITED',
  'QUOTA_REACHED',
  'STALE_VERSION',
  'GAME_OVER',
  'NOT_YOUR_DECISION',
  'REQUEST_ID_REUSED',
  'ILLEGAL_ACTION',
  'NOT_STARTED',
  'NOTHING_TO_UNDO',
  'NOT_OUT_OF_TIME',
  'CLOCK_FULL',
  'REQUEST_OPEN',
  'CANNOT_ASK',
  'NO_REQUEST',
  'CANNOT_BE_AWAY',
  'SEAT_TAKEN',
  'ALREADY_SEATED',
  'ENDPOINT_FAILED',
  'NO_MAIL',
  'TOO_SLOW',
  'RULES_MISSING',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

interface ErrorKind {
  readonly status: number;
  readonly level: LogLevel;
  /** Message, in which `{name}` is replaced by the parameter of that name. */
  readonly message: Text;
}

export const ERRORS = {
  UNAUTHENTICATED: {
    status: 401,
    level: 'debug',
    message: {
      en: 'Sign in first: send a valid token as "Authorization: Bearer …".',
      ja: '先にサインインしてください。有効なトークンを「Authorization: Bearer …」で送ってください。',
    },
  },
  FORBIDDEN: {
    status: 403,
    level: 'debug',
    message: {
      en: 'You may not do this: {reason}',
      ja: 'この操作は許可されていません: {reason}',
    },
  },
  NOT_FOUND: {
    status: 404,
    level: 'debug',
    message: {
      en: 'There is no such {thing}, or it is not yours to see.',
      ja: '{thing}は存在しないか、閲覧できません。',
    },
  },
  INVALID_INPUT: {
    status: 400,
    level: 'debug',
    message: { en: 'Correct the request: {detail}', ja: 'リクエストを直してください: {detail}' },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    level: 'info',
    message: {
      en: 'The request is too large: send at most {limit} bytes.',
      ja: 'リクエストが大きすぎます。{limit}バイト以内で送ってください。',
    },
  },
  REQUEST_TIMEOUT: {
    status: 408,
    level: 'debug',
    message: {
      en: 'The request did not arrive whole in time: send it again.',
      ja: 'リクエストが時間内に届ききりませんでした。もう一度送ってください。',
    },
  },
  RATE_LIMITED: {
    status: 429,
    level: 'info',
    message: {
      en: 'Too many requests: wait {seconds} s and try again.',
      ja: 'リクエストが多すぎます。{seconds}秒待ってからやり直してください。',
    },
  },
  QUOTA_REACHED: {
    status: 409,
    level: 'info',
    message: {
      en: 'You have {limit} {things}, as many as one player may have: {remedy}',
      ja: '{things}は一人{limit}件までです。{remedy}',
    },
  },
  STALE_VERSION: {
    status: 409,
    level: 'debug',
    message: {
      en: '{moved}: read it again and decide anew.',
      ja: '{moved}。読み直してから決めてください。',
    },
  },
  GAME_OVER: {
    status: 409,
    level: 'debug',
    message: { en: 'This game is over.', ja: 'このゲームは終了しています。' },
  },
  NOT_YOUR_DECISION: {
    status: 409,
    level: 'debug',
    message: {
      en: 'It is not for you to decide now: wait for the other seat.',
      ja: '今はあなたの手番ではありません。相手の決定を待ってください。',
    },
  },
  REQUEST_ID_REUSED: {
    status: 409,
    level: 'info',
    message: {
      en: 'This request id was used for something else: take a new one for each new request.',
      ja: 'このリクエストIDは別の操作に使用済みです。操作ごとに新しいIDを使ってください。',
    },
  },
  ILLEGAL_ACTION: {
    status: 422,
    level: 'debug',
    message: {
      en: 'The rules do not allow this action: take one from the choices.',
      ja: 'ルール上できない行動です。選択肢から選んでください。',
    },
  },
  NOT_STARTED: {
    status: 409,
    level: 'debug',
    message: {
      en: 'This game has not begun: wait until every seat is taken.',
      ja: 'このゲームはまだ始まっていません。すべての席が埋まるまで待ってください。',
    },
  },
  NOTHING_TO_UNDO: {
    status: 409,
    level: 'debug',
    message: {
      en: 'There is nothing you may take back: something happened since that cannot be undone.',
      ja: '取り消せる手がありません。その後に取り消せないことが起きています。',
    },
  },
  NOT_OUT_OF_TIME: {
    status: 409,
    level: 'debug',
    message: {
      en: 'There is nothing to claim: {reason}',
      ja: '時間切れを申し立てることはできません: {reason}',
    },
  },
  CLOCK_FULL: {
    status: 409,
    level: 'debug',
    message: {
      en: 'No time can be given: {reason}',
      ja: '時間を与えることはできません: {reason}',
    },
  },
  REQUEST_OPEN: {
    status: 409,
    level: 'debug',
    message: {
      en: 'Something is asked for in this game already: it is answered or taken back first.',
      ja: 'この対局にはすでに申し出があります。先に回答するか、取り下げてください。',
    },
  },
  CANNOT_ASK: {
    status: 409,
    level: 'debug',
    message: {
      en: 'That cannot be asked for: {reason}',
      ja: 'この申し出はできません: {reason}',
    },
  },
  NO_REQUEST: {
    status: 409,
    level: 'debug',
    message: {
      en: 'There is no such request to answer: it was answered or taken back, or its time is over.',
      ja: '回答できる申し出がありません。すでに回答されたか、取り下げられたか、期限が過ぎています。',
    },
  },
  SEAT_TAKEN: {
    status: 409,
    level: 'debug',
    message: {
      en: 'That seat is {taken}: {remedy}',
      ja: 'その席は{taken}。{remedy}',
    },
  },
  ALREADY_SEATED: {
    status: 409,
    level: 'debug',
    message: {
      en: 'You have another seat in this game: nobody may hold two.',
      ja: 'すでにこのゲームの別の席に着いています。一人で二つの席には着けません。',
    },
  },
  ENDPOINT_FAILED: {
    status: 422,
    level: 'debug',
    message: {
      en: 'The endpoint did not take the trial that was sent to it: {reason}. It has to answer with 2xx within five seconds.',
      ja: '通知先に送った試しの通知が受け取られませんでした: {reason}。5秒以内に2xxで応答する必要があります。',
    },
  },
  CANNOT_BE_AWAY: {
    status: 409,
    level: 'debug',
    message: {
      en: 'You cannot be away then: {reason}',
      ja: 'その期間は不在にできません: {reason}',
    },
  },
  NO_MAIL: {
    status: 409,
    level: 'debug',
    message: {
      en: 'This service sends no mail.',
      ja: 'このサービスはメールを送りません。',
    },
  },
  TOO_SLOW: {
    status: 429,
    level: 'info',
    message: {
      en: 'You have fallen too far behind: subscribe again after version {version}.',
      ja: '受信が遅れすぎています。バージョン{version}の後から購読し直してください。',
    },
  },
  RULES_MISSING: {
    status: 503,
    level: 'info',
    message: {
      en: 'The rules of this game, {ruleset}, are not installed here: try again later.',
      ja: 'このゲームのルール({ruleset})はこのサーバーにありません。後でやり直してください。',
    },
  },
  UNAVAILABLE: {
    status: 503,
    level: 'warn',
    message: {
      en: 'The service cannot answer just now: try again shortly.',
      ja: '現在応答できません。少し待ってからやり直してください。',
    },
  },
  INTERNAL: {
    status: 500,
    level: 'error',
    message: {
      en: 'Something went wrong on our side. If it happens again, report request {requestId}.',
      ja: 'サーバー側で問題が起きました。繰り返す場合はリクエスト{requestId}を報告してください。',
    },
  },
} as const satisfies Record<ErrorCode, ErrorKind>;

export type ErrorParams = Readonly<Record<string, string | number | Text>>;

/** An error with a documented code. Made by {@link appError}, shown to clients by the one error filter. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    cause?: unknown,
  ) {
    super(errorMessage(code, 'en', params), { cause });
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  messageIn(locale: Locale): string {
    return errorMessage(this.code, locale, this.params);
  }
}

/**
 * Example: `throw appError('NOT_FOUND', { thing: { en: 'game', ja: 'ゲーム' } })`. `params` are shown, so never name in
 * them what the caller may not know; `cause` is only logged.
 */
export function appError(code: ErrorCode, params: ErrorParams = {}, cause?: unknown): AppError {
  return new AppError(code, params, cause);
}

/** `INVALID_INPUT` with a sentence on what is wrong. */
export function invalidInput(detail: string | Text): AppError {
  return new AppError('INVALID_INPUT', { detail });
}

/**
 * `INVALID_INPUT` for what a person wrote or opened themselves. The message is that sentence and nothing else, as
 * people read it on a page.
 */
export function invalidToPeople(sentence: Text): AppError {
  return new AppError('INVALID_INPUT', { sentence });
}

export function errorMessage(code: ErrorCode, locale: Locale, params: ErrorParams = {}): string {
  const { sentence } = params;
  if (typeof sentence === 'object') return sentence[locale];
  const template: string = ERRORS[code].message[locale];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'object' ? value[locale] : String(value);
  });
}

/** For conditions that only a bug can break: the client sees `INTERNAL` and a request id. */
export function invariant(condition: unknown, broken: string): asserts condition {
  if (!condition) throw new Error(`Broken: ${broken}`);
}
