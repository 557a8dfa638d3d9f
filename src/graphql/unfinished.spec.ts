import { EventEmitter } from 'node:events';

import { Unfinished } from './unfinished.js';

class Client extends EventEmitter {
  readonly socket = Object.assign(new EventEmitter(), { remoteAddress: '192.0.2.1' });
  cut = false;

  constructor(unfinished: Unfinished) {
    super();
    unfinished.watch(this as never, this.socket as never);
  }

  send(bytes: number): void {
    this.socket.emit('data', Buffer.alloc(bytes));
  }

  terminate(): void {
    this.cut = true;
    this.emit('close');
  }
}

const clients = (room: number, count: number): Client[] => {
  const unfinished = new Unfinished(room);
  return Array.from({ length: count }, () => new Client(unfinished));
};

it('messages that do not come whole are bounded together: the oldest makes room', () => {
  const [one, two, three] = clients(100, 3) as [Client, Client, Client];
  one.send(40);
  two.send(40);
  expect([one.cut, two.cut]).toEqual([false, false]);
  three.send(40);
  expect([one.cut, two.cut, three.cut]).toEqual([true, false, false]);
  two.send(30);
  expect([two.cut, three.cut]).toEqual([true, false]);
});

it('a message that is whole takes no room, nor do signs of life, however many', () => {
  const [one, two] = clients(100, 2) as [Client, Client];
  for (let i = 0; i < 50; i++) {
    one.send(30);
    one.emit('message');
    two.send(6);
    two.emit('pong', Buffer.alloc(0));
  }
  expect([one.cut, two.cut]).toEqual([false, false]);
  one.send(60);
  // What is between two parts of a message frees nothing of it.
  one.send(6);
  one.emit('ping', Buffer.alloc(0));
  two.send(60);
  expect([one.cut, two.cut]).toEqual([true, false]);
});
