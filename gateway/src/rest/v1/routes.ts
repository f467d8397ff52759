import type { Route } from '@sanguine/kernel/rest'
import { defineDocumentRoute } from './define-document-route'
import { eventRoute } from './events'
import { accountRoutes } from './route-tables/account'
import { gameActions } from './route-tables/game-actions'
import { gameReads } from './route-tables/game-reads'
import { paymentRoutes } from './route-tables/payments'
import { publicReads } from './route-tables/public-reads'
import { webhookRoutes } from './route-tables/webhooks'
import { staffEventRoute } from './staff-events'

const tables = [...publicReads, ...accountRoutes, ...paymentRoutes, ...gameReads, ...gameActions, ...webhookRoutes]

export const v1Routes: readonly Route[] = [...tables.map(defineDocumentRoute), eventRoute, staffEventRoute]
