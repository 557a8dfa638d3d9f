import { type ValidationError, ValidationPipe } from '@nestjs/common';

import { invalidInput } from './errors.js';
import type { Text } from './locale.js';

/** class-validator speaks English only. Its names for what was not met, in Japanese. */
const JAPANESE: Readonly<Record<string, string>> = {
  whitelistValidation: '不明な項目です',
  isString: '文字列にしてください',
  isInt: '整数にしてください',
  isNumber: '数値にしてください',
  isBoolean: 'trueかfalseにしてください',
  isUuid: 'UUIDにしてください',
  isArray: '配列にしてください',
  isObject: 'オブジェクトにしてください',
  isIn: '使えない値です',
  isNotEmpty: '空にできません',
  isDefined: '省略できません',
  min: '小さすぎます',
  max: '大きすぎます',
  minLength: '短すぎます',
  maxLength: '長すぎます',
  isLength: '長さが正しくありません',
  arrayMinSize: '要素が足りません',
  arrayMaxSize: '要素が多すぎます',
  matches: '形式が正しくありません',
};

function complaints(error: ValidationError, path = ''): Text[] {
  const here = path + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, sentence]) => ({
    en: path + sentence,
    ja: `${here}: ${JAPANESE[name] ?? '値が正しくありません'}`,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => complaints(child, `${here}.`))];
}

function joined(texts: readonly Text[]): Text {
  return {
    en: `${texts.map(({ en }) => en).join('; ')}.`,
    ja: `${texts.map(({ ja }) => ja).join('、')}。`,
  };
}

/** Unknown fields are refused, never dropped in silence. */
export const validation = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => invalidInput(joined(errors.flatMap((error) => complaints(error)))),
});
