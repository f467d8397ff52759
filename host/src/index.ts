import { startPlatform } from '@sanguine/ui/shell'
import { drawShell } from './shell/shell'

startPlatform()
drawShell(document.getElementById('root') as HTMLElement)
