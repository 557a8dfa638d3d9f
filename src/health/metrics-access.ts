import { BlockList, isIPv6 } from 'node:net';

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Environment } from '../config/environment.js';

/** Who may read the figures. They count every submission, so a player could tell what his enemy does unseen. */
@Injectable()
export class MetricsAccess {
  private readonly welcome = new BlockList();

  constructor({ metricsFrom }: Environment) {
    for (const network of metricsFrom) {
      const [address = '', length] = network.split('/');
      if (length === undefined) this.welcome.addAddress(address, familyOf(address));
      else this.welcome.addSubnet(address, Number(length), familyOf(address));
    }
  }

  /** Behind a proxy everybody has the address of the proxy. */
  allows({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
    const { remoteAddress: address } = socket;
    const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers;
    return address !== undefined && !isForwarded && this.welcome.check(address, familyOf(address));
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
