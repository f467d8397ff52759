import { hasPermission, notFound, requirePlayer } from '@sanguine/kernel'
import { defineRoute, idParams, type Route } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { releaseFor } from '../content/release-cache'
import { listPackages } from '../operations/list-packages'
import { listRecords } from '../operations/list-records'
import { listStats } from '../operations/list-stats'
import { readItem } from '../operations/read-item'
import { rarityOf } from '../unknown-records'
import { itemJson, itemShape, rarityShape } from './item.shape'
import { recordRoutes } from './record.rest'
import { recordShape, toWireRecord } from './record.shape'

const glossaryShape = z
  .object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    flavorText: z.string(),
    imageId: z.string(),
    rarity: rarityShape.nullable(),
  })
  .meta({ id: 'GlossaryStat', description: 'A stat as players see it.' })

const listedStatShape = z.union([recordShape('stat'), glossaryShape]).meta({
  id: 'ListedStat',
  description: 'The record of a stat for editors and admins, or an entry of the glossary for players.',
})

export const catalogueRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    operationId: 'getItem',
    cost: 'Query.item',
    path: '/ClientItem/:id',
    problems: ['notFound'],
    tag: 'player',
    summary: 'Returns a visible item.',
    access: 'player',
    scope: 'read',
    ownedBy: 'none',
    input: { params: idParams },
    response: itemShape,
    run: (context, { params }) => {
      const item = readItem(context, params.id)
      if (!item) throw notFound({ en: 'item', de: 'Diesen Gegenstand' })
      return itemJson(releaseFor(context), item)
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'listActivePremiumPackages',
    cost: 'Query.packages',
    path: '/premiumpackage/getactive',
    tag: 'player',
    summary: 'Lists the premium packages on sale now.',
    access: 'player',
    scope: 'read',
    response: z.array(recordShape('premiumPackage')),
    run: async (context) => (await listPackages(context)).map((record) => toWireRecord('premiumPackage', record)),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'listStats',
    cost: 'Query.stats',
    path: '/stat',
    tag: 'player',
    summary: 'Lists all stats: the glossary for players, the records for editors and admins.',
    access: 'player',
    scope: 'read',
    response: z.array(listedStatShape),
    run: async (context) => {
      const { role } = requirePlayer(context)
      if (hasPermission(role, 'editContent'))
        return (await listRecords(context, 'stat')).map((record) => toWireRecord('stat', record))
      const release = releaseFor(context)
      return listStats(context).map(({ id, name, shortName, flavorText, imageId, rarityId }) => {
        const rarity = rarityId === null ? null : rarityOf(release, rarityId)
        return { id, name, shortName, flavorText, imageId, rarity }
      })
    },
  }),
  ...recordRoutes,
]
