import type { Domain, StatusSource } from '@sanguine/kernel'
import { apiStatus } from './api-status'
import { databaseStatus } from './database-status'
import { type RemotesStatusOptions, remotesStatus } from './remotes-status'

/** The measurements of the gateway and its domains for the status page. */
export const statusSources = ({
  domains,
  ...remotes
}: RemotesStatusOptions & { readonly domains: readonly Domain[] }): readonly StatusSource[] => [
  apiStatus,
  databaseStatus,
  remotesStatus(remotes),
  ...domains.flatMap(({ statusSources: own = [] }) => own),
]
