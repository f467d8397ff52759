import { startPlatform } from '@sanguine/ui/shell'
import { drawShell } from './shell/shell'

startPlatform()
void drawShell(document.getElementById('root') as HTMLElement)
