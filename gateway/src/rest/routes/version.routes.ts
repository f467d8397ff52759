import { version } from '../../version'
import { defineRoute } from '../route'

export const versionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/version/',
    tag: 'about',
    summary: 'The version of the server, which clients compare with their own.',
    access: 'public',
    answer: 'text',
    run: () => version,
  }),
]
