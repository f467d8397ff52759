import { expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { fixedRelease } from '@sanguine/catalogue/testing'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { aWorld, idOf } from '@sanguine/players/testing'
import { type OperationRefusal, refusalSentence, refusalValues } from './refusal-sentence'

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

type Row = readonly [OperationRefusal['code'], object, string, object]

test.each<Row>([
  ['huntTooEarly', { seconds: 1 }, 'You can hunt again in 1 second.', { seconds: 1 }],
  ['coffinEmpty', { seconds: 90 }, 'Your coffin is ready in 90 seconds.', { seconds: 90 }],
  ['noBait', {}, 'No bait equipped!', {}],
  ['unknownMission', { missionId: '1-0-0' }, 'This mission is not offered any more.', {}],
  ['missionCompleted', {}, 'You have completed a mission already; the next ones come with the new night.', {}],
  ['missionsRerolled', {}, 'You have already drawn new missions; the next ones come with the new night.', {}],
  ['noOtherMission', {}, 'There is no other mission for you.', {}],
  ['coffinMissing', {}, 'No coffin equipped!', {}],
  ['noOpenCombat', {}, 'There is no fight to continue.', {}],
  ['noOpenCombat', { round: 2 }, 'This hunt is over.', {}],
  ['amountInvalid', { limit: 9 }, 'The amount must be a whole number from 1 to 9.', { limit: 9 }],
  ['amountInvalid', { itemId }, 'That is more than can be counted.', { item: 'Hat' }],
  [
    'cannotAfford',
    { currency: 'tears', missing: 5 },
    'You do not have enough Tears.',
    { currency: 'Tears', missing: 5 },
  ],
  ['missingMaterials', { itemId, missing: 5 }, 'You do not have enough Hat.', { item: 'Hat', missing: 5 }],
  ['alreadyOwned', { itemId }, 'You already own Hat, and there is only one.', { item: 'Hat' }],
  ['alreadyOwned', { itemId: idOf('Wardrobe') }, 'Wardrobe is already claimed.', { item: 'Wardrobe' }],
  ['xpTooLow', { itemId, requiredXp: 7 }, 'Hat requires 7 XP.', { item: 'Hat', xp: 7 }],
  ['xpTooLow', { groundId, requiredXp: 7 }, 'Castle requires 7 XP.', { place: 'Castle', xp: 7 }],
  ['xpTooLow', { regionId, requiredXp: 7 }, 'Old Town requires 7 XP.', { place: 'Old Town', xp: 7 }],
  [
    'subscriptionTooLow',
    { itemId, requiredSubscription: 2 },
    'Hat requires a gold subscription.',
    { item: 'Hat', level: 2 },
  ],
  ['notOwned', { itemId }, 'You do not own Hat.', { item: 'Hat' }],
  ['notOwned', { itemId, amount: 2 }, 'You do not own that many Hat.', { item: 'Hat' }],
  ['itemLocked', { itemId }, 'Hat is locked. Unlock it before you sell it.', { item: 'Hat' }],
  ['tooManyLocks', { limit: 200 }, 'At most 200 items can be locked.', { limit: 200 }],
  ['notBait', { itemId }, 'Hat is not a bait.', { item: 'Hat' }],
  ['isEquipped', { itemId, action: 'equip' }, 'Hat is already equipped.', { item: 'Hat' }],
  [
    'isEquipped',
    { itemId, action: 'sell' },
    'Hat is equipped. Unequip it in every setup before you sell it.',
    { item: 'Hat' },
  ],
  [
    'slotLocked',
    { slotType: 'accessory', stat: 'curator', value: 1 },
    'This accessory slot is locked: it needs Curator 1.',
    { slot: 'accessory', stat: 'Curator', value: 1 },
  ],
  ['setupLocked', { index: 1 }, 'This equipment setup is locked.', { setup: 2 }],
  ['keyMissing', { groundId, keyId }, 'You need Castle Key to enter Castle.', { place: 'Castle', item: 'Castle Key' }],
  ['alreadyThere', { groundId }, 'You are already at Castle.', { place: 'Castle' }],
  [
    'trophiesMissing',
    { collectionId: idOf('Wardrobe'), owned: 1, needed: 2 },
    'Wardrobe is not complete: you own 1 of 2 trophies.',
    { item: 'Wardrobe', owned: 1, needed: 2 },
  ],
  ['giftTaken', { newsId: idOf('News'), itemId }, 'You already took Hat.', { item: 'Hat' }],
  [
    'gameClosed',
    { opensAt },
    'The game opens on 31 October 2025 at 20:00 (Berlin time).',
    { opensAt: '2025-10-31T19:00:00.000Z' },
  ],
  ['registrationClosed', { opensAt }, 'Registration opens on 31 October 2025 at 20:00 (Berlin time).', { opensAt }],
  ['invalidValue', { key: 'autoHuntBacklogHours', max: 9 }, 'value: must be a whole number from 0 to 9.', {}],
])('%s of %j is "%s"', (code, details, sentence, values) => {
  const refusal = { code, details, field: null } as OperationRefusal
  expect(refusalSentence(refusal, context)).toBe(sentence)
  expect(refusalValues(refusal, context)).toEqual(values)
})

test('an item that content has lost is named all the same', () => {
  const lost = idOf('Lost')
  const sentence = (refusal: OperationRefusal) => refusalSentence(refusal, context)
  expect(sentence({ code: 'notEquipped', details: { itemId: lost }, field: null })).toBe('This item is not equipped.')
  const closed = { code: 'keyMissing', details: { groundId, keyId: lost }, field: null } as const
  expect(sentence(closed)).toBe('You need a key to enter Castle.')
})
