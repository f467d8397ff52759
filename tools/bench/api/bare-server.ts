/** The least that Node can do: the same bytes, from memory, by `node:http`. Reads `{path: body}` from its input. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveParent } from '../listen'

async function main(): Promise<void> {
  const input = (await json(process.stdin)) as Readonly<Record<string, string>>
  const bodies = new Map(Object.entries(input).map(([path, body]) => [path, Buffer.from(body)]))
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    response.writeHead(body ? 200 : 404, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body?.length ?? 0,
    })
    response.end(body)
  })
  await serveParent(server)
}

void main()
