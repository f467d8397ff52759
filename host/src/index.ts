import { initPlatform } from '@sanguine/ui/shell'
import { renderShell } from './shell/shell'

initPlatform()
void renderShell(document.getElementById('root') as HTMLElement)
