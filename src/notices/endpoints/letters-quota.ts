import { AppError } from '../../errors/errors.js';
import type { QuotasService } from '../../quotas/quotas.service.js';
import { mailboxOf } from '../mail/mailbox.js';
import type { MailCode } from '../store/mail.repository.js';

/**
 * Charges for a letter that somebody asked to be sent to that address; false: its mailbox has had as many of that
 * purpose as it may. No error is thrown, as it would tell the caller that somebody has given that address. Purposes are
 * charged apart, or anybody could use up the way back of a player by giving their address.
 */
export function mayWriteTo(
  quotas: QuotasService,
  { purpose, address }: Pick<MailCode, 'purpose' | 'address'>,
): boolean {
  try {
    quotas.charge('letters', { playerId: `${purpose} ${mailboxOf(address)}`, address: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
