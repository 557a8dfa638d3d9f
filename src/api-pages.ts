import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Muster')
    .setDescription('Rules-enforced two-player historical board wargames.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config);
}

/** `/v1/openapi.json` and the same to read and try at `/v1/docs`, all from this machine. Made when first asked for. */
export function serveApiPages(app: NestFastifyApplication): void {
  SwaggerModule.setup('v1/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'v1/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Muster API',
    swaggerOptions: { validatorUrl: null },
  });
}
