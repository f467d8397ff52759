import { remote } from '@sanguine/federation/webpack'

export default remote({ name: 'admin', folder: import.meta.dirname })
