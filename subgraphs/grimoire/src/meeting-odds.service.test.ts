import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type Player, readPlayer } from '@sanguine/players'
import { aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { type EnemyDefinition, meetingOdds, phaseNamed } from '@sanguine/rules'
import { MeetingOddsReader } from './meeting-odds.service'

let game: TestGame
let player: Player
let computed: string[]
let reader: MeetingOddsReader

const ghoul = aWorld().enemies.get(idOf('Ghoul')) as EnemyDefinition
const enemies = Array.from({ length: 6 }, (_, index) => ({ ...ghoul, id: idOf(`Ghoul ${index}`) }))

beforeAll(async () => {
  game = await startGame()
  player = await readPlayer(game.as('Mina'))
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
    const asked = enemies.map((enemy) => reader.read(enemy, player, null))
    const perTurn: number[] = []
    for (let before = 0; computed.length < enemies.length; before = computed.length) {
      await setImmediate()
      perTurn.push(computed.length - before)
    }
    await Promise.all(asked)
    expect(Math.max(...perTurn)).toBe(1)
  })

  test('are computed once for all players who fight alike', async () => {
    const first = await reader.read(ghoul, player, null)
    const { accountId, state } = player
    const others = [state, { ...state, xp: 5_000 }, { ...state, hunted: { [ghoul.id]: 3 } }]
    for (const other of others) expect(await reader.read(ghoul, { accountId, state: other }, null)).toBe(first)
    expect(computed).toHaveLength(1)
  })

  test('are computed once for all phases of a region in which fights are alike, and anew for those in which they are not', async () => {
    const phase = (name: string) => phaseNamed('tide', name)
    const first = await reader.read(ghoul, player, null)
    expect(await reader.read(ghoul, player, phase('lowTide'))).toBe(first)
    expect(computed).toHaveLength(1)
    await reader.read(ghoul, player, phase('floodTide'))
    await reader.read(ghoul, player, phase('ebbTide'))
    expect(computed).toHaveLength(3)
  })

  test('are computed anew for other equipment and for another release', async () => {
    await reader.read(ghoul, player, null)
    await reader.read(
      ghoul,
      { ...player, state: { ...player.state, setups: player.state.setups.map(() => ({})) } },
      null,
    )
    expect(computed).toHaveLength(2)
    game.publish(aWorld())
    await reader.read(ghoul, player, null)
    expect(computed).toHaveLength(3)
  })

  test('that could not be computed are tried again, and stop no others', async () => {
    let failures = 0
    const failing = new MeetingOddsReader(game.app, (...given) => {
      failures += 1
      if (failures === 1) throw new RangeError('out of reach')
      return meetingOdds(...given)
    })
    const [first, second] = [
      failing.read(ghoul, player, null),
      failing.read({ ...ghoul, id: idOf('Wolf') }, player, null),
    ]
    await expect(first).rejects.toThrow('out of reach')
    await expect(second).resolves.toMatchObject({ enemyId: idOf('Wolf') })
    await expect(failing.read(ghoul, player, null)).resolves.toMatchObject({ enemyId: ghoul.id })
  })
})
