import { expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { fixedRelease } from '@sanguine/catalogue/testing'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import type { PlayerRefusal } from '../change/change-player'
import { aWorld, idOf } from '../testing'
import { refusalSentence } from './players.refusals'

const { app } = testApp()
const world = aWorld()
app.provide(
  releaseService,
  fixedRelease(() => world),
)
const context = contextFor(app)

const opensAt = Date.UTC(2025, 9, 31, 19)
const [itemId, groundId, regionId, keyId] = ['Hat', 'Castle', 'Old Town', 'Castle Key'].map(idOf) as [
  string,
  string,
  string,
  string,
]

type Row = readonly [PlayerRefusal['code'], object, string]

test.each<Row>([
  ['huntTooEarly', { seconds: 1 }, 'You can hunt again in 1 second.'],
  ['coffinEmpty', { seconds: 90 }, 'Your coffin is ready in 90 seconds.'],
  ['noBait', {}, 'No bait equipped!'],
  ['unknownMission', { missionId: '1-0-0' }, 'This mission is not offered any more.'],
  ['missionCompleted', {}, 'You have completed a mission already; the next ones come with the new night.'],
  ['missionsRerolled', {}, 'You have already drawn new missions; the next ones come with the new night.'],
  ['noOtherMission', {}, 'There is no other mission for you.'],
  ['coffinMissing', {}, 'No coffin equipped!'],
  ['noOpenCombat', {}, 'There is no fight to continue.'],
  ['noOpenCombat', { round: 2 }, 'This hunt is over.'],
  ['amountInvalid', { limit: 9 }, 'The amount must be a whole number from 1 to 9.'],
  ['amountInvalid', { itemId }, 'That is more than can be counted.'],
  ['cannotAfford', { currency: 'tears', missing: 5 }, 'You do not have enough Tears.'],
  ['missingMaterials', { itemId, missing: 5 }, 'You do not have enough Hat.'],
  ['alreadyOwned', { itemId }, 'You already own Hat, and there is only one.'],
  ['alreadyOwned', { itemId: idOf('Wardrobe') }, 'Wardrobe is already claimed.'],
  ['xpTooLow', { itemId, requiredXp: 7 }, 'Hat requires 7 XP.'],
  ['xpTooLow', { groundId, requiredXp: 7 }, 'Castle requires 7 XP.'],
  ['xpTooLow', { regionId, requiredXp: 7 }, 'Old Town requires 7 XP.'],
  ['subscriptionTooLow', { itemId, requiredSubscription: 2 }, 'Hat requires a gold subscription.'],
  ['notOwned', { itemId }, 'You do not own Hat.'],
  ['notOwned', { itemId, amount: 2 }, 'You do not own that many Hat.'],
  ['itemLocked', { itemId }, 'Hat is locked. Unlock it before you sell it.'],
  ['tooManyLocks', { limit: 200 }, 'At most 200 items can be locked.'],
  ['notBait', { itemId }, 'Hat is not a bait.'],
  ['isEquipped', { itemId, action: 'equip' }, 'Hat is already equipped.'],
  ['isEquipped', { itemId, action: 'sell' }, 'Hat is equipped. Unequip it in every setup before you sell it.'],
  [
    'slotLocked',
    { slotType: 'accessory', stat: 'curator', value: 1 },
    'This accessory slot is locked: it needs Curator 1.',
  ],
  ['setupLocked', { index: 1 }, 'This equipment setup is locked.'],
  ['keyMissing', { groundId, keyId }, 'You need Castle Key to enter Castle.'],
  ['alreadyThere', { groundId }, 'You are already at Castle.'],
  [
    'trophiesMissing',
    { collectionId: idOf('Wardrobe'), owned: 1, needed: 2 },
    'Wardrobe is not complete: you own 1 of 2 trophies.',
  ],
  ['giftTaken', { newsId: idOf('News'), itemId }, 'You already took Hat.'],
  ['gameClosed', { opensAt }, 'The game opens on 31 October 2025 at 20:00 (Berlin time).'],
])('%s of %j is "%s"', (code, details, sentence) => {
  expect(refusalSentence({ code, details, field: null } as PlayerRefusal, context)).toBe(sentence)
})

test('a refusal works for an item that content no longer has', () => {
  const lost = idOf('Lost')
  const sentence = (refusal: PlayerRefusal) => refusalSentence(refusal, context)
  expect(sentence({ code: 'notEquipped', details: { itemId: lost }, field: null })).toBe('This item is not equipped.')
  const closed = { code: 'keyMissing', details: { groundId, keyId: lost }, field: null } as const
  expect(sentence(closed)).toBe('You need a key to enter Castle.')
})
