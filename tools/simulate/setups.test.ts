import { describe, expect, it } from '@jest/globals'
import { type GroundSetups, setupAssertion, setupTable } from './setups'

const setups = (one: number, two: number) => ({ byKind: { one: 0, two: 1 }, byTable: { one, two } })
const aGround = (name: string, before: GroundSetups['before']): GroundSetups => ({
  name,
  own: setups(0.9, 0.96),
  before,
})
const first = aGround('Abbey', null)

describe('the assertion on two setups', () => {
  it('holds if one setup wins at most four fifths of what two win, on each ground with a tier before', () => {
    const grounds = [first, aGround('Moor', setups(0.4, 0.5)), aGround('Quay', setups(0.3, 0.6))]
    expect(setupAssertion(grounds)).toMatchObject({ found: '50 % (Quay) to 80 % (Moor)', holds: true })
  })

  it('fails for one ground where it wins more, and without measurements', () => {
    const grounds = [first, aGround('Moor', setups(0.41, 0.5)), aGround('Quay', setups(0.3, 0.6))]
    expect(setupAssertion(grounds)).toMatchObject({ found: '50 % (Quay) to 82 % (Moor)', holds: false })
    expect(setupAssertion([first]).holds).toBe(false)
  })
})

describe('the table of setups', () => {
  it('has the wins of one and two in both gears, and omits a missing tier', () => {
    const table = setupTable([first, aGround('Moor', setups(0.4, 0.5))])
    expect(table).toMatch(/\| Abbey +\| +\| +\| +\| 90 % +\| 96 % +\| 94 % +\|/)
    expect(table).toMatch(/\| Moor +\| 40 % +\| 50 % +\| 80 % +\| 90 % +\| 96 % +\| 94 % +\|/)
  })
})
