import type { Route } from '@sanguine/kernel/rest'
import { domains } from '../domains'
import { v1Routes } from './v1/routes'
import { versionRoutes } from './version.rest'

/** Every route of the specification, in the order of the domains. */
export const firstRoutes: readonly Route[] = [...domains.flatMap((domain) => domain.routes ?? []), ...versionRoutes]

/** Every route of REST. */
export const routes: readonly Route[] = [...firstRoutes, ...v1Routes]
