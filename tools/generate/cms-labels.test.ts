import { expect, test } from '@jest/globals'
import { anyKind } from '@sanguine/content'
import { missingTexts } from './cms-labels'

test('every text that the CMS lacks for a kind is named once', () => {
  const [region, rank] = [
    { kind: anyKind('region'), path: 'regions' },
    { kind: anyKind('rank'), path: 'ranks' },
  ]
  const missing = missingTexts([region, rank], { 'kind.region': 'Region', 'column.rewardItem': 'Reward' })
  expect(missing).toEqual(expect.arrayContaining(['section.regions', 'title.ranks', 'kind.rank', 'field.rule']))
  expect(missing).toContain('RegionRuleName.none')
  expect(missing.filter((key) => key === 'field.name')).toHaveLength(1)
  expect(missing).not.toContain('kind.region')
  expect(missing).not.toContain('field.rewardItemId')
})

test('a kind inside another section needs no entry of the navigation', () => {
  const ground = { kind: anyKind('huntingGround'), path: 'regions/grounds', isNested: true }
  expect(missingTexts([ground], {})).toEqual(expect.arrayContaining(['title.grounds']))
  expect(missingTexts([ground], {})).not.toContain('section.regions/grounds')
})
