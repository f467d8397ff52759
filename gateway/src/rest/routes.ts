import type { Route } from '@sanguine/kernel/rest'
import { domains } from '../domains'
import { versionRoutes } from './version.rest'

/** Every route of the REST shim, in the order of the domains. */
export const routes: readonly Route[] = [...domains.flatMap((domain) => domain.routes ?? []), ...versionRoutes]
