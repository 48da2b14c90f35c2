import { type AnyRoute, problem, routes } from '@vybac/contracts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all public routes, made from the contracts. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, route] of routes) {
    if (route.access === 'service') continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(operationId, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vybac',
      version,
      description: 'A second-hand marketplace. Amounts of money are minor units; times are UTC.',
    },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'vybac', description: '`__Host-vybac` over https' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

function operation(operationId: string, route: AnyRoute): Json {
  return {
    operationId,
    summary: route.summary,
    tags: [route.service],
    description: description(route),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query), ...commandParameters(route)],
    ...(route.body
      ? { requestBody: { required: true, content: content(route.body, 'application/json', 'input') } }
      : {}),
    responses: {
      [route.status]:
        route.status === 204
          ? { description: 'Done' }
          : { description: 'Done', content: content(route.output, answerType(route.output), 'output') },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    security: route.access === 'public' ? [{}, { session: [] }, { token: [] }] : [{ session: [] }, { token: [] }],
  };
}

function description(route: AnyRoute): string {
  const who = { public: 'Everybody', actor: 'Guests and users', user: 'Users', admin: 'Admins', service: '' }[
    route.access
  ];
  const errors = route.errors.length > 0 ? `\n\nErrors: ${route.errors.map((code) => `\`${code}\``).join(', ')}` : '';
  return `Access: ${who}.${errors}`;
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function commandParameters(route: AnyRoute): Json[] {
  if (route.method === 'GET') return [];
  const schema = { type: 'string', maxLength: 200 };
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key again: one effect, one answer',
      schema,
    },
  ];
}

// Files name no single type: the answer's own header does.
const answerType = (output: z.ZodType) => (output instanceof z.ZodFile ? '*/*' : 'application/json');

function content(schema: z.ZodType, type: string, io: 'input' | 'output'): Json {
  return { [type]: { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}
