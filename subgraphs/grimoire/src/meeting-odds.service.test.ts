import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readPlayer } from '@sanguine/players'
import { aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { type EnemyDefinition, meetingOdds, type PlayerState } from '@sanguine/rules'
import { MeetingOddsReader } from './meeting-odds.service'

let game: TestGame
let state: PlayerState
let computed: string[]
let reader: MeetingOddsReader

const ghoul = aWorld().enemies.get(idOf('Ghoul')) as EnemyDefinition
const enemies = Array.from({ length: 6 }, (_, index) => ({ ...ghoul, id: idOf(`Ghoul ${index}`) }))

beforeAll(async () => {
  game = await startGame()
  state = (await readPlayer(game.as('Mina'))).state
})
beforeEach(() => {
  computed = []
  reader = new MeetingOddsReader(game.app, (enemy, ...rest) => {
    computed.push(enemy.id)
    return meetingOdds(enemy, ...rest)
  })
})
afterAll(() => game.stop())

describe('the odds of meetings', () => {
  test('are computed one in a turn of the event loop, however many calls ask for them', async () => {
    const asked = enemies.map((enemy) => reader.read(enemy, state))
    const perTurn: number[] = []
    for (let before = 0; computed.length < enemies.length; before = computed.length) {
      await setImmediate()
      perTurn.push(computed.length - before)
    }
    await Promise.all(asked)
    expect(Math.max(...perTurn)).toBe(1)
  })

  test('are computed once for all players who fight alike', async () => {
    const first = await reader.read(ghoul, state)
    const others = [state, { ...state, xp: 5_000 }, { ...state, hunted: { [ghoul.id]: 3 } }]
    for (const other of others) expect(await reader.read(ghoul, other)).toBe(first)
    expect(computed).toHaveLength(1)
  })

  test('are computed anew for other equipment and for another release', async () => {
    await reader.read(ghoul, state)
    await reader.read(ghoul, { ...state, setups: state.setups.map(() => ({})) })
    expect(computed).toHaveLength(2)
    game.publish(aWorld())
    await reader.read(ghoul, state)
    expect(computed).toHaveLength(3)
  })

  test('that could not be computed are tried again, and stop no others', async () => {
    let failures = 0
    const failing = new MeetingOddsReader(game.app, (...given) => {
      failures += 1
      if (failures === 1) throw new RangeError('out of reach')
      return meetingOdds(...given)
    })
    const [first, second] = [failing.read(ghoul, state), failing.read({ ...ghoul, id: idOf('Wolf') }, state)]
    await expect(first).rejects.toThrow('out of reach')
    await expect(second).resolves.toMatchObject({ enemyId: idOf('Wolf') })
    await expect(failing.read(ghoul, state)).resolves.toMatchObject({ enemyId: ghoul.id })
  })
})
