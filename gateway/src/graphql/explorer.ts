import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = join(__dirname, '../../assets/explorer')
const read = (name: string) => readFileSync(join(folder, name))

/** Whether a browser opened the address of the API, rather than a program calling it. */
export const wantsExplorer = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !['query', 'extensions'].some((name) => name in (query as object))

export const sendExplorer = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(read('index.html'))

/** What the explorer's page loads; all of it from here. */
export function mountExplorer(server: FastifyInstance): void {
  const files = [
    ['explorer.js', 'text/javascript'],
    ['explorer.css', 'text/css'],
  ] as const
  for (const [name, type] of files) {
    server.get(`/graphql/${name}`, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(read(name)),
    )
  }
}
