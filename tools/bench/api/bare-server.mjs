/** The least that node can do: the same bytes, from memory, by `node:http`. Reads `{path: body}` from its input. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const bodies = new Map(Object.entries(await json(process.stdin)).map(([path, body]) => [path, Buffer.from(body)]))

const server = createServer((request, response) => {
  const body = bodies.get(request.url)
  response.writeHead(body ? 200 : 404, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body?.length ?? 0,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`))
process.on('SIGTERM', () => process.exit(0))
