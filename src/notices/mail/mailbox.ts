import { domainToASCII } from 'node:url';

/**
 * The mailbox in which letters to an address arrive, as far as its spelling tells: capital letters, what follows a plus
 * and the ways in which a domain may be written make no other one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  return `${name.replace(/(?<=.)\+.*$/, '')}@${domainToASCII(domain) || domain}`;
}
