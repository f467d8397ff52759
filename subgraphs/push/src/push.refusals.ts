import { restRefusals } from '@sanguine/kernel/rest'
import type { PushRefusal } from './operations/push-devices'

export const refusals = restRefusals<PushRefusal>({
  tooManyDevices: ({ limit }) => ({
    en: `${limit} devices get notifications, which is the limit. Remove one first.`,
    de: `${limit} Geräte bekommen Mitteilungen, mehr sind nicht möglich. Entferne zuerst eines.`,
  }),
  oldServerKey: {
    en: 'The site has a new key for notifications. Reload the page and switch them on again.',
    de: 'Die Seite hat einen neuen Schlüssel für Mitteilungen. Lade die Seite neu und schalte sie wieder ein.',
  },
  unknownDevice: {
    en: 'This device no longer gets notifications.',
    de: 'Dieses Gerät bekommt keine Mitteilungen mehr.',
  },
})
