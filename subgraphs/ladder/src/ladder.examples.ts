import { exampleAccount, type RestExamples } from '@sanguine/kernel/rest'

export const examples = (): RestExamples => ({
  schemas: { LadderEntry: { ladderRank: 1, avatarImageID: '', name: exampleAccount.name, xp: 15_300 } },
})
