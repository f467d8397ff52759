import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import negotiateEncoding from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { highestQuality, readAccept } from '../server/accept'

/** The folder of the explorer, which `npm run build` builds from the workspace `explorer`. */
const builtFolder = join(__dirname, '../../../explorer/dist')

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sanguine GraphQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/graphql/explorer.css">
    <script type="module" src="/graphql/explorer.js"></script>
  </head>
  <body>
    <div id="explorer">Loading. Without scripts, call this address with POST, as /api/docs does for REST.</div>
  </body>
</html>
`

/** Whether a browser opens the API's address as a page. */
export const wantsExplorer = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' &&
  highestQuality(readAccept(headers.accept), /^text\/html$/) > 0 &&
  !['query', 'extensions'].some((name) => name in (query as object))

export const sendExplorer = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page)

const examplesFolder = join(__dirname, '../../examples')

/** The groups of examples by caller, in the explorer's order. Each is a folder of `gateway/examples`. */
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

/** Sends a file of the build, compressed if the browser accepts that. */
async function sendBuilt(name: string, { headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = join(builtFolder, name)
  if (!existsSync(path))
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The explorer is not built. Run "npm run build" once.')
  const isCompressed = negotiateEncoding(String(headers['accept-encoding'] ?? ''), ['br']) === 'br'
  if (isCompressed) reply.header('Content-Encoding', 'br')
  return reply.send(await readFile(isCompressed ? `${path}.br` : path))
}

/** Serves the files that the explorer's page loads. */
export function mountExplorer(server: FastifyInstance, onRequest: onRequestAsyncHookHandler): void {
  server.get('/graphql/examples.json', { onRequest }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(readExamples()),
  )
  const files = [
    ['explorer.js', 'text/javascript'],
    ['explorer.css', 'text/css'],
  ] as const
  for (const [name, type] of files) {
    server.get(`/graphql/${name}`, { onRequest }, (request, reply) => {
      reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }).type(`${type}; charset=utf-8`)
      return sendBuilt(name, request, reply)
    })
  }
}
