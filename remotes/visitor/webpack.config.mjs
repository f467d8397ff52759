import { remote } from '@sanguine/federation/webpack'

export default remote({ name: 'visitor', folder: import.meta.dirname })
