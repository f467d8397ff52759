import { runAlone } from '@sanguine/federation'

void runAlone(() => import('./app'))
