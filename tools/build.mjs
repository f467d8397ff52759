/** Builds what is stale: the server, then the front ends. `npm run build`. */
import { fileURLToPath } from 'node:url'
import { buildServer } from './build/server.mjs'
import { loadTool } from './build/tools.mjs'

export async function build({ log = console.log } = {}) {
  const compiled = await buildServer()
  if (compiled > 0) log(`server: ${compiled} files compiled`)
  const { buildFrontEnds } = await loadTool('build/front-ends')
  const built = await buildFrontEnds({ log })
  if (compiled === 0 && built.length === 0) log('Everything is built.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
