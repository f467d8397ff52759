import { expect, test } from '@jest/globals'
import type { Route } from '@sanguine/kernel/rest'
import { declaredAccess, type FieldAccess } from '../access/declared-access'
import { plainSchema } from '../graphql/plain-schema'
import { callAccessOf, fieldAccessOf } from './route-access'
import { routes } from './routes'

const accessOfFields = new Map(declaredAccess(plainSchema()).map(({ path, access }) => [path, access]))

const callOf = ({ method, path }: Route): string => `${method} ${path}`

/** Routes that return a field below the root alone, with the field if it declares callers of its own. */
const fieldsBelow: Readonly<Record<string, string>> = { 'GET /v1/webhooks': 'Account.webhooks' }

const fieldOf = (route: Route): string => fieldsBelow[callOf(route)] ?? String(route.cost)

/** Routes that do the same as a field that declares its callers. */
const likeFields = routes.flatMap((route) => {
  const access = accessOfFields.get(fieldOf(route))
  return access ? [[callOf(route), fieldOf(route), route.access, access] as const] : []
})

const tokenOfFields = new Map(declaredAccess(plainSchema()).map(({ path, token }) => [path, token]))

test.each(routes.map((route) => [callOf(route), route] as const))(
  '%s needs the same scope of a personal access token as its field, and none if it reads no token',
  (_call, route) => {
    const ofField = tokenOfFields.get(fieldOf(route))
    if (ofField && route.access !== 'open') expect(callAccessOf(route).token).toEqual(ofField)
    expect(route.scope === 'anyone').toBe(route.access === 'open')
  },
)

test('most routes have a field that does the same', () => {
  expect(likeFields.length).toBeGreaterThan(100)
})

/** Fields that return null or do nothing for some callers, while their route must refuse them. */
const refusedByRoute: Readonly<Record<string, FieldAccess>> = {
  'Mutation.logout': 'authenticated',
  'Query.me': [['player']],
  'Query.viewer': 'authenticated',
}

/** Fields for everyone whose routes of the first API require a player. */
const publicFields: readonly string[] = ['Query.item', 'Query.ladder', 'Query.news', 'Query.regions', 'Query.stats']

/** Callers whom a route refuses though the field serves them. */
function refusedBy(call: string, field: string): FieldAccess | undefined {
  if (publicFields.includes(field) && !call.includes(' /v1/')) return [['player']]
  return refusedByRoute[field]
}

test.each(likeFields)('%s lets the same callers through as %s', (call, field, ofRoute, ofField) => {
  expect(fieldAccessOf(ofRoute)).toEqual((ofField === 'public' && refusedBy(call, field)) || ofField)
})
