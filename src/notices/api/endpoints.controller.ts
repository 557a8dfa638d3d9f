import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';

import { ApiRefusals } from '../../http/refusals.js';
import { RequestLocale } from '../../language/locale.decorator.js';
import type { Locale } from '../../language/locale.js';
import { CurrentCaller, Needs } from '../../players/auth.guard.js';
import type { Caller } from '../../players/caller.js';
import { EndpointsService } from '../endpoints/endpoints.service.js';
import { ReplaysService } from '../endpoints/replays.service.js';
import { DeliveriesQuery, EndpointInput, ReplayBody } from './inputs.js';
import {
  CreatedEndpoint,
  DeliveryObject,
  EndpointObject,
  ReplayedObject,
  shownCreated,
  shownDelivery,
  shownEndpoint,
  shownReplayed,
} from './objects.js';

@ApiTags('notices')
@ApiBearerAuth()
@Needs('play')
@Controller('v1')
export class EndpointsController {
  constructor(
    private readonly service: EndpointsService,
    private readonly replays: ReplaysService,
  ) {}

  @Get('endpoints')
  @ApiOperation({ summary: 'Your endpoints' })
  @ApiOkResponse({ type: [EndpointObject] })
  @ApiRefusals()
  async list(@CurrentCaller() caller: Caller): Promise<EndpointObject[]> {
    return (await this.service.list(caller)).map(shownEndpoint);
  }

  @Post('endpoints')
  @ApiOperation({ summary: 'Make an endpoint: a URL to which signed webhooks are sent' })
  @ApiCreatedResponse({ type: CreatedEndpoint })
  @ApiRefusals('ENDPOINT_FAILED', 'QUOTA_REACHED', 'PAYLOAD_TOO_LARGE')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestLocale() locale: Locale,
    @Body() { url }: EndpointInput,
  ): Promise<CreatedEndpoint> {
    return shownCreated(await this.service.create(caller, { url, locale }));
  }

  @Delete('endpoints/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete an endpoint, with all that waits for it' })
  @ApiNoContentResponse()
  @ApiRefusals('NOT_FOUND')
  async remove(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.service.remove(caller, id);
  }

  @Post('endpoints/:id/secret')
  @ApiOperation({ summary: 'A new secret; for a day the one before signs beside it' })
  @ApiCreatedResponse({ type: CreatedEndpoint })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async rotate(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<CreatedEndpoint> {
    return shownCreated(await this.service.rotate(caller, id));
  }

  @Post('endpoints/:id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an endpoint nothing for now' })
  @ApiOkResponse({ type: EndpointObject })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async pause(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<EndpointObject> {
    return shownEndpoint(await this.service.pause(caller, id));
  }

  @Post('endpoints/:id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an endpoint what has gathered, once it has taken a trial' })
  @ApiOkResponse({ type: EndpointObject })
  @ApiRefusals('NOT_FOUND', 'ENDPOINT_FAILED', 'PAYLOAD_TOO_LARGE')
  async resume(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<EndpointObject> {
    return shownEndpoint(await this.service.resume(caller, id));
  }

  @Post('endpoints/:id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send an endpoint a trial' })
  @ApiOkResponse({ type: DeliveryObject })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async test(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<DeliveryObject> {
    return shownDelivery(await this.service.test(caller, id));
  }

  @Post('endpoints/:id/replay')
  @HttpCode(200)
  @ApiOperation({ summary: 'Tell an endpoint once more what it follows of a game or an event' })
  @ApiOkResponse({ type: ReplayedObject })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async replay(
    @CurrentCaller() caller: Caller,
    @Param('id') endpointId: string,
    @Body() wish: ReplayBody,
  ): Promise<ReplayedObject> {
    return shownReplayed(await this.replays.replay(caller, { ...wish, endpointId }));
  }

  @Get('endpoints/:id/deliveries')
  @ApiOperation({ summary: 'What was sent to an endpoint, or is to be, the newest first' })
  @ApiOkResponse({ type: [DeliveryObject] })
  @ApiRefusals('NOT_FOUND')
  async deliveries(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Query() wish: DeliveriesQuery,
  ): Promise<DeliveryObject[]> {
    return (await this.service.deliveries(caller, id, wish)).map(shownDelivery);
  }

  @Post('deliveries/:id/redeliver')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a delivery once more' })
  @ApiOkResponse({ type: DeliveryObject })
  @ApiRefusals('NOT_FOUND', 'PAYLOAD_TOO_LARGE')
  async redeliver(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
  ): Promise<DeliveryObject> {
    return shownDelivery(await this.service.redeliver(caller, id));
  }
}
