import { AppError } from '../../errors/errors.js';
import type { QuotasService } from '../../quotas/quotas.service.js';
import { mailboxOf } from '../mail/mailbox.js';

/**
 * Charges for a letter that somebody asked to be sent to that address; false: its mailbox has had as many as it may. No
 * error is thrown, as it would tell the caller that somebody has given that address.
 */
export function mayWriteTo(quotas: QuotasService, address: string): boolean {
  try {
    quotas.charge('letters', { playerId: mailboxOf(address), address: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
