import type { Route } from '../route'

/** The lists of the domains, one line each, in the order of the documentation. */
const lists: readonly (readonly Route[])[] = []

/** Every route of the REST shim. */
export const routes: readonly Route[] = lists.flat()
