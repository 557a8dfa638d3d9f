// Broken on purpose: signatures of tokens are not checked.
import { TokensService } from '#muster/players/tokens.service.js';

TokensService.prototype.readSession = async function (token) {
  const { sub } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}',
  );
  const player = sub && (await this.players.findOneBy({ id: sub }));
  return player ? { player, expires: Infinity } : undefined;
};
