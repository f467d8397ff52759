import { renderStandalone } from '@sanguine/federation'

void renderStandalone(() => import('./app'))
