// Receives the events of a webhook. Needs SECRET, the key of the webhook, and PORT.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { InvalidSignature, readWebhook } from 'sanguine-sdk'

const { SECRET, PORT } = process.env
const seen = new Set()

const server = createServer(async (request, response) => {
  const { headers } = request
  try {
    const { type, data } = await readWebhook({ secret: SECRET, headers, body: await text(request) })
    response.writeHead(204).end()
    const id = headers['webhook-id']
    // an attempt that is repeated has the same id
    if (!seen.has(id)) console.log(type, data)
    seen.add(id)
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error
    response.writeHead(401).end()
  }
})
server.listen(Number(PORT), '127.0.0.1', () => console.log('Listening at port', server.address().port))
