import { initPlatform } from '@sanguine/ui/shell'
import { watchErrors } from './remotes/watch-errors'
import { renderShell } from './shell/shell'
import { startTraces } from './traces/start-traces'

initPlatform()
watchErrors()
// The page works without traces.
startTraces().catch(() => undefined)
void renderShell(document.getElementById('root') as HTMLElement)
