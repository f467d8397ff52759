import { listPackages, listRecords, listStats, readItem, releaseFor } from '@sanguine/catalogue'
import { notFound, requirePlayer } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute, type Route } from '../route'
import { itemShape, rarityShape, wireItem } from '../shapes/item.shape'
import { recordShape, wireRecord } from '../shapes/record.shape'
import { idParams } from '../wire'
import { recordRoutes } from './record.routes'

const glossaryShape = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  flavorText: z.string(),
  imageId: z.string(),
  rarity: rarityShape.nullable(),
})

export const catalogueRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/ClientItem/:id',
    tag: 'player',
    summary: 'A visible item as players see it.',
    access: 'player',
    input: { params: idParams },
    answer: itemShape,
    run: (context, { params }) => {
      const item = readItem(context, params.id)
      if (!item) throw notFound('item')
      return wireItem(releaseFor(context), item)
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/premiumpackage/getactive',
    tag: 'player',
    summary: 'The premium packages that are for sale now.',
    access: 'player',
    answer: z.array(recordShape('premiumPackage')),
    run: async (context) => (await listPackages(context)).map(wireRecord),
  }),
  defineRoute({
    method: 'GET',
    path: '/stat',
    tag: 'player',
    summary: 'All stats: the glossary for players, the whole records for admins.',
    access: 'player',
    answer: z.array(z.union([recordShape('stat'), glossaryShape])),
    run: async (context) => {
      const { role } = requirePlayer(context)
      if (role === 'admin') return (await listRecords(context, 'stat')).map(wireRecord)
      return listStats(context).map(({ proc: _proc, ...stat }) => stat)
    },
  }),
  ...recordRoutes,
]
