import { releaseFor } from '@sanguine/catalogue'
import type { ResponseCache } from '@sanguine/kernel/rest'
import { statusRevision } from '@sanguine/status'
import type { DocumentRoute } from '../define-document-route'

/** Follows from the content, whose release changes with every record. */
const ofContent: ResponseCache = { maxAgeSeconds: 60, revisionOf: (context) => releaseFor(context).id }

/** The reads without a session or a key. Their responses are the same for all callers, so caches may keep them. */
export const publicReads: readonly DocumentRoute[] = [
  {
    operationId: 'listRegions',
    method: 'GET',
    path: '/regions',
    tag: 'world',
    summary: 'Lists the regions with their hunting grounds, in order.',
    access: 'open',
    cache: ofContent,
    document: `{ regions { ...Region } }`,
    replaces: ['listRegions', 'listHuntingGrounds'],
  },
  {
    operationId: 'listItems',
    method: 'GET',
    path: '/items',
    tag: 'world',
    summary: 'Lists the visible items by name.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String, $itemType: String) {
      items(first: $first, after: $after, itemType: $itemType) {
        nodes { ...Item } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
  },
  {
    operationId: 'getItem',
    method: 'GET',
    path: '/items/:id',
    tag: 'world',
    summary: 'Returns a visible item.',
    access: 'open',
    cache: ofContent,
    document: `query($id: ID!) { item(id: $id) { ...Item } }`,
    missing: { en: 'item', de: 'Diesen Gegenstand' },
    replaces: ['getItem'],
  },
  {
    operationId: 'listEnemies',
    method: 'GET',
    path: '/enemies',
    tag: 'world',
    summary: 'Lists the visible creatures by name.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String) {
      enemies(first: $first, after: $after) { nodes { ...Enemy } pageInfo { hasNextPage endCursor } totalCount }
    }`,
  },
  {
    operationId: 'listStats',
    method: 'GET',
    path: '/stats',
    tag: 'world',
    summary: 'Lists the stats in the order of the glossary.',
    access: 'open',
    cache: ofContent,
    document: `{ stats { ...Stat } }`,
    replaces: ['listStats'],
  },
  {
    operationId: 'listNews',
    method: 'GET',
    path: '/news',
    tag: 'news',
    summary: 'Lists the news, latest first.',
    access: 'open',
    cache: ofContent,
    document: `query($first: Int, $after: String) {
      news(first: $first, after: $after) { nodes { ...NewsPost } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    replaces: ['listNews'],
  },
  {
    operationId: 'listLadder',
    method: 'GET',
    path: '/ladder',
    tag: 'ladder',
    summary: 'Lists the players by XP, the most first.',
    access: 'open',
    cache: { maxAgeSeconds: 1, revisionOf: null },
    document: `query($first: Int, $after: String, $offset: SafeInt) {
      ladder(first: $first, after: $after, offset: $offset) {
        nodes { ...LadderEntry } pageInfo { hasNextPage endCursor } offset totalCount
      }
    }`,
    replaces: ['listLadder'],
  },
  {
    operationId: 'getPlayerByName',
    method: 'GET',
    path: '/players/:name',
    tag: 'ladder',
    summary: 'Returns what the ladder shows of a player.',
    access: 'open',
    cache: { maxAgeSeconds: 1, revisionOf: null },
    document: `query($name: String!) { player(name: $name) { ...LadderEntry } }`,
    missing: { en: 'player', de: 'Diesen Spieler' },
  },
  {
    operationId: 'getSharedFight',
    method: 'GET',
    path: '/shared-fights/:token',
    tag: 'journal',
    summary:
      'Returns a fight that its hunter shares by a link, with the numbers from which anyone can compute it again.',
    description:
      'The text in `proof.document` is what the page `/fair` and the scripts `verify-fight.mjs` and `verify_fight.py` of the site check.',
    document: `query($token: String!) { sharedFight(token: $token) { ...SharedFight } }`,
    missing: { en: 'shared fight', de: 'Diesen geteilten Kampf' },
  },
  {
    operationId: 'getDropRates',
    method: 'GET',
    path: '/drop-rates',
    tag: 'world',
    summary: 'Returns the drops in the wins of all players, beside the declared chances.',
    access: 'open',
    cache: { maxAgeSeconds: 60, revisionOf: null },
    document: `{ dropRates { ...DropRates } }`,
  },
  {
    operationId: 'getStatus',
    method: 'GET',
    path: '/status',
    tag: 'about',
    summary: 'Returns the state of the site now and in the last 90 days.',
    description: 'It changes once a minute, and with each report of the staff.',
    access: 'open',
    cache: { maxAgeSeconds: 1, revisionOf: statusRevision },
    document: `{ siteStatus { ...SiteStatus } }`,
  },
]
