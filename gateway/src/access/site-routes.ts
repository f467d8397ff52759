/** The callers of a route beside the two APIs. */
export type SiteAccess =
  | 'everyone'
  | 'clients of OAuth'
  | 'deployers'
  | 'dev mailbox'
  | 'play money'
  | 'payment provider'

const open: readonly string[] = [
  'GET /healthz',
  'GET /readyz',
  'GET /config.json',
  'GET /remotes.json',
  'GET /remote-descriptions.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /:file',
  'GET /remotes/:name/*',
  'POST /remotes/:name/failures',
  'POST /remotes/:name/errors',
  'POST /traces',
  'POST /remotes/:name/vitals',
  'GET /api/openapi.json',
  'GET /api/v1/openapi.json',
  'GET /oauth/openapi.json',
  'GET /api/docs',
  'GET /api/docs/swagger-ui.css',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/start.js',
  'GET /.well-known/oauth-authorization-server',
  'GET /graphql',
  'GET /graphql/examples.json',
  'GET /graphql/explorer.js',
  'GET /graphql/explorer.css',
]

/** Every route beside the route table and `POST /graphql`, with its callers. HEAD has those of GET. */
export const siteAccess: ReadonlyMap<string, SiteAccess> = new Map<string, SiteAccess>([
  ...open.map((call) => [call, 'everyone'] as const),
  ['PUT /remotes/:remote/versions/:version/source-maps/*', 'deployers'],
  ['GET /dev/mail', 'dev mailbox'],
  ['GET /dev/mail/:name', 'dev mailbox'],
  ['GET /dev/mail/preview', 'dev mailbox'],
  ['GET /dev/mail/preview/:name/:language/:format', 'dev mailbox'],
  ['GET /dev/payments/:id', 'play money'],
  ['POST /dev/payments/:id', 'play money'],
  ['POST /webhooks/paypal', 'payment provider'],
  ['POST /oauth/token', 'clients of OAuth'],
  ['POST /oauth/revoke', 'clients of OAuth'],
  ['POST /oauth/introspect', 'clients of OAuth'],
  ['POST /oauth/device_authorization', 'clients of OAuth'],
])
