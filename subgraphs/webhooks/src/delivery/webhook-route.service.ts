import { defineService } from '@sanguine/kernel'
import { type PublicRoute, publicRoute } from '@sanguine/push'

/** The way to receivers; tests provide another. */
export const webhookRouteService = defineService<PublicRoute>({ name: 'webhooks.route', create: () => publicRoute })
