import { remote } from '@sanguine/federation/webpack'

export default remote({ name: 'game', folder: import.meta.dirname })
