import { initPlatform } from '@sanguine/ui/shell'
import { renderShell } from './shell/shell'
import { startTraces } from './traces/start-traces'

initPlatform()
// The page works without traces.
startTraces().catch(() => undefined)
void renderShell(document.getElementById('root') as HTMLElement)
