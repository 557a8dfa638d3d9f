import {
  type ArgumentMetadata,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';

import { type AppError, invalidInput, invalidToPeople } from '../errors/errors.js';
import type { Text } from '../language/locale.js';
import { INSTANT } from './instant.js';
import { assertStorable } from './storable.js';

/** class-validator speaks English only: its names of constraints, with messages in Japanese. */
const JAPANESE: Readonly<Record<string, string>> = {
  whitelistValidation: '不明な項目です',
  isString: '文字列にしてください',
  isInt: '整数にしてください',
  isNumber: '数値にしてください',
  isBoolean: 'trueかfalseにしてください',
  isUuid: 'UUIDにしてください',
  isArray: '配列にしてください',
  isObject: 'オブジェクトにしてください',
  isNotEmpty: '空にできません',
  isDefined: '省略できません',
  min: '小さすぎます',
  max: '大きすぎます',
  minLength: '短すぎます',
  maxLength: '長すぎます',
  isLength: '長さが正しくありません',
  arrayMinSize: '要素が足りません',
  arrayMaxSize: '要素が多すぎます',
  arrayNotEmpty: '空にできません',
  isInstant: INSTANT.ja,
  minDate: '未来の日時にしてください',
  matches: '形式が正しくありません',
  isName: '目に見える文字1〜40字にし、制御文字や見えない文字は入れないでください',
};

/** Translates a message. class-validator puts the allowed values at the end of its sentence. */
function inJapanese(name: string, sentence: string): string {
  const [, values] = / following values: (.*)$/.exec(sentence) ?? [];
  if (values !== undefined) return `次のいずれかにしてください(${values})`;
  return JAPANESE[name] ?? '値が正しくありません';
}

function complaints(error: ValidationError, path = ''): Text[] {
  const here = path + error.property;
  const own =
    error.value === undefined && error.children?.length === 0
      ? [{ en: `${here} is missing`, ja: `${here}がありません` }]
      : Object.entries(error.constraints ?? {}).map(([name, sentence]) => ({
          en: path + sentence,
          ja: `${here}: ${inJapanese(name, sentence)}`,
        }));
  return [...own, ...(error.children ?? []).flatMap((child) => complaints(child, `${here}.`))];
}

function joined(texts: readonly Text[]): Text {
  return {
    en: `${texts.map(({ en }) => en).join('; ')}.`,
    ja: `${texts.map(({ ja }) => ja).join('、')}。`,
  };
}

/** The `context` of a constraint on what people write themselves: what they read where it is not kept. */
export interface ToPeople {
  readonly sentence: Text;
}

/** The sentence for people, where the one fault is in what they wrote. */
function sentenceIn(errors: readonly ValidationError[]): Text | undefined {
  const [error] = errors;
  if (error === undefined || errors.length > 1) return undefined;
  if (error.children?.length) return sentenceIn(error.children);
  const contexts = Object.values((error.contexts ?? {}) as Record<string, ToPeople>);
  return error.value === undefined ? undefined : contexts[0]?.sentence;
}

function refusal(errors: readonly ValidationError[]): AppError {
  const sentence = sentenceIn(errors);
  if (sentence !== undefined) return invalidToPeople(sentence);
  return invalidInput(joined(errors.flatMap((error) => complaints(error))));
}

/** A class of input that may have a fast check of its own, for inputs that come very often. */
interface Input {
  new (): object;
  /** true: class-validator would find no fault and change nothing. */
  readonly isSound?: (input: object) => boolean;
}

/** Unknown fields are refused, never dropped silently. */
const byDecorators = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  exceptionFactory: refusal,
});

/**
 * Validates parameters of routes and resolvers, over HTTP and WebSocket. Input that `isSound` accepts is returned at
 * once, not as a promise: every parameter comes through here, so that would be felt.
 */
export const validation: PipeTransform = {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    // Values of our own parameter decorators are not input.
    if (type === 'custom') return value;
    // A wrong path parameter is simply not found, so it is not checked here.
    if (type !== 'param') assertStorable(value);
    const input = metatype as Input | undefined;
    return typeof value === 'object' && value !== null && input?.isSound?.(value) === true
      ? Object.assign(new input(), value)
      : byDecorators.transform(value, metadata);
  },
};
