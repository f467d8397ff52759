import { defineService } from '@sanguine/kernel'
import type { DataSource } from './maintenance/data-source'

/** Where the app's database is, so that it can be backed up: `app.provide(dataSourceService, source)`. */
export const dataSourceService = defineService<DataSource>({
  name: 'data source',
  create() {
    throw new Error('This app does not know where its database is: provide dataSourceService first.')
  },
})
