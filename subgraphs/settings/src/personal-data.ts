import type { CollectionDescription } from '@sanguine/kernel'

export const settingsCollections: readonly CollectionDescription[] = [
  { name: 'settings', isNotPersonal: 'Settings of the whole game; who changed them is in the audit log.' },
]
