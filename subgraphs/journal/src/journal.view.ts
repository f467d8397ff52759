import { nameless, viewEnemy, viewItemOrLost, viewReward } from '@sanguine/catalogue'
import { type JournalRow, viewGround } from '@sanguine/players'
import type { Mission, Release } from '@sanguine/rules'
import type { JournalEntry } from '@sanguine/schema'

const resultNames = ['ongoing', 'draw', 'win', 'loss', 'ongoing'] as const

type Told = Omit<JournalEntry, 'id' | 'timestamp'>

const nothing = {
  isAutoHunt: false,
  combat: null,
  huntingGround: null,
  rankName: null,
  reward: null,
  progress: null,
  message: null,
}

const progressOf = (release: Release, { objectives }: Mission): string =>
  objectives.map(({ enemyId, caught, goal }) => `${viewEnemy(release, enemyId).name} ${caught} / ${goal}`).join(', ')

const collectionSentence = ({ language }: Release, name: string): string =>
  language === 'de' ? `Du hast die Sammlung ${name} vollendet.` : `You completed the collection ${name}.`

/** What a line tells. Names, in the reader's language, and pictures are those of today's content, also where a record is gone. */
function tell(release: Release, { line }: JournalRow): Told {
  switch (line.type) {
    case 'combat': {
      const { enemyId, result, modifiers, attacker } = line.combat
      const retainers = attacker.retainers.map(({ itemId }) => viewItemOrLost(release, itemId))
      const combat = { result: resultNames[result], enemyInfo: viewEnemy(release, enemyId), modifiers, retainers }
      return {
        ...nothing,
        type: 'combat',
        isAutoHunt: modifiers.includes('autoHunt'),
        combat,
        reward: viewReward(release, line.reward),
      }
    }
    case 'noBait':
      return { ...nothing, type: 'noBait', isAutoHunt: line.auto }
    case 'travel':
      return { ...nothing, type: 'travel', huntingGround: viewGround(release, line.groundId) }
    case 'rankUp': {
      const rankName = release.ranks.find(({ id }) => id === line.rankId)?.name ?? nameless(release)
      const items = line.rewardItemId === null ? [] : [{ itemId: line.rewardItemId, amount: 1 }]
      return { ...nothing, type: 'rankUp', rankName, reward: viewReward(release, { xp: 0, currencies: {}, items }) }
    }
    case 'mission':
      return {
        ...nothing,
        type: 'missionReward',
        progress: progressOf(release, line.mission),
        reward: viewReward(release, line.mission.reward),
      }
    case 'collection': {
      const name = release.items.get(line.collectionId)?.name ?? nameless(release)
      return { ...nothing, type: 'systemMessage', message: collectionSentence(release, name) }
    }
    case 'system':
      return { ...nothing, type: 'systemMessage', message: line.message }
  }
}

export const viewJournalEntry = (release: Release, row: JournalRow): JournalEntry => ({
  id: row._id,
  timestamp: row.at,
  ...tell(release, row),
})
