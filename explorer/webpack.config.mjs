import { explorer } from '@sanguine/federation/webpack'

export default explorer({ folder: import.meta.dirname })
