import { defineService } from '@sanguine/kernel'
import type { DataSource } from './maintenance/data-source'

/** The place of the app's database, for backups: `app.provide(dataSourceService, source)`. */
export const dataSourceService = defineService<DataSource>({
  name: 'data source',
  create() {
    throw new Error('This app does not know where its database is: provide dataSourceService first.')
  },
})
