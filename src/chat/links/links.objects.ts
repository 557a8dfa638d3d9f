import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

import { type App, APPS } from './apps.js';
import { LONGEST_CODE } from './codes.js';
import type { LinkRow } from './links.repository.js';

const CODE = 'From the link that `/muster link` gives.';

export class ChatLinkBody {
  @ApiProperty({ description: CODE })
  @MaxLength(LONGEST_CODE)
  @IsString()
  code!: string;
}

export class ChatLinkAnswer {
  @ApiProperty({ enum: APPS })
  app!: App;

  @ApiProperty({ description: 'As the app knows it.', example: '80351110224678912' })
  account!: string;

  @ApiProperty({
    format: 'uuid',
    description: 'The key by which the account plays. Revoked, the link opens nothing.',
  })
  keyId!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: Date;
}

export const shownLink = ({ app, account, keyId, createdAt }: LinkRow): ChatLinkAnswer => ({
  ...{ app, account, keyId, createdAt },
});
