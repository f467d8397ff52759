/** Builds what is stale: the server, then the four front ends. `npm run build`. */
import { fileURLToPath } from 'node:url'
import { buildFronts } from './build/fronts.mjs'
import { buildServer } from './build/server.mjs'

export async function build({ say = console.log } = {}) {
  const compiled = await buildServer()
  if (compiled > 0) say(`server: ${compiled} files compiled`)
  const fronts = await buildFronts({ say })
  if (compiled === 0 && fronts.length === 0) say('Everything is built.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
