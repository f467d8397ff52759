import { defineRoute } from '@sanguine/kernel/rest'
import { version } from '../version'

export const versionRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getVersion',
    cost: 1,
    path: '/version/',
    example: version,
    tag: 'about',
    summary: 'Returns the version of the server, for comparison with that of the client.',
    access: 'public',
    scope: 'read',
    response: 'text',
    run: () => version,
  }),
]
