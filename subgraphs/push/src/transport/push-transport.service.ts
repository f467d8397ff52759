import { defineService } from '@sanguine/kernel'
import { createPushTransport, type PushTransport } from './push-transport'

export const pushTransportService = defineService<PushTransport>({
  name: 'push.transport',
  create: (app) => createPushTransport(app),
})
