/** Builds what is stale and starts everything on one port. `npm start`. */
import { build } from './build.mjs'
import { stopWithParent } from './processes/stop-with-parent.mjs'

if (process.env.npm_lifecycle_event) stopWithParent()
// Standard output is the log's, which programs read.
await build({ log: console.error }).catch((error) => {
  console.error(`The site cannot be built: ${error.message}`)
  process.exit(1)
})
await import('../gateway/dist/main.js')
