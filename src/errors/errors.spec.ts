import { LOCALES } from '../language/locale.js';
import { AppError, appError, ERROR_CODES, errorMessage, ERRORS } from './errors.js';

describe('the error catalogue', () => {
  it.each(ERROR_CODES)('%s has a sentence in every language and an HTTP error status', (code) => {
    for (const locale of LOCALES) expect(ERRORS[code].message[locale]).toMatch(/[.。}]$/);
    expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
  });

  it('puts parameters into the sentence, in the language asked for', () => {
    const error = appError('NOT_FOUND', { thing: { en: 'game', ja: 'ゲーム' } });
    expect(error).toBeInstanceOf(AppError);
    expect(error.message).toBe('There is no such game, or it is not yours to see.');
    expect(error.messageIn('ja')).toBe('ゲームは存在しないか、閲覧できません。');
    expect(errorMessage('PAYLOAD_TOO_LARGE', 'en', { limit: 7 })).toContain('7 bytes');
  });
});
