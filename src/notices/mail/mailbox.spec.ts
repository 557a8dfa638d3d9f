import { mailboxOf } from './mailbox.js';

it.each([
  ['player@mail.example', 'player@mail.example'],
  ['Player@MAIL.example', 'player@mail.example'],
  ['player+one+two@mail.example', 'player@mail.example'],
  ['player@mail。example', 'player@mail.example'],
  ['player@bücher.example', 'player@xn--bcher-kva.example'],
  ['+one@mail.example', '+one@mail.example'],
])('letters to %s arrive at %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
