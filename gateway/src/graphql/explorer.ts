import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'

const folder = join(__dirname, '../../assets/explorer')
const read = (name: string) => readFileSync(join(folder, name))

/** Whether a browser opened the address of the API, rather than a program calling it. */
export const wantsExplorer = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !['query', 'extensions'].some((name) => name in (query as object))

export const sendExplorer = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(read('index.html'))

const examplesFolder = join(__dirname, '../../examples')

/** Who may run an example: each is a folder of `gateway/examples`, in the order in which the explorer lists them. */
const exampleGroups = ['visitor', 'player', 'admin'] as const

export interface Example {
  readonly group: (typeof exampleGroups)[number]
  /** the name of its file in words */
  readonly name: string
  /** the document, with a comment on its first lines */
  readonly text: string
}

/** The documents of `gateway/examples`. */
export const readExamples = (): readonly Example[] =>
  exampleGroups.flatMap((group) =>
    readdirSync(join(examplesFolder, group))
      .sort()
      .map((file) => ({
        group,
        name: basename(file, '.graphql').replaceAll('-', ' '),
        text: readFileSync(join(examplesFolder, group, file), 'utf8'),
      })),
  )

/** What the explorer's page loads; all of it from here. */
export function mountExplorer(server: FastifyInstance, onRequest: onRequestAsyncHookHandler): void {
  server.get('/graphql/examples.json', { onRequest }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(readExamples()),
  )
  const files = [
    ['explorer.js', 'text/javascript'],
    ['explorer.css', 'text/css'],
  ] as const
  for (const [name, type] of files) {
    server.get(`/graphql/${name}`, { onRequest }, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(read(name)),
    )
  }
}
