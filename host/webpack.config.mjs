import { host } from '@sanguine/federation/webpack'

export default host({ folder: import.meta.dirname, budget: 125 })
