import { contentExamples } from '@sanguine/catalogue/rest'
import { roleNumbers } from '@sanguine/kernel'
import { exampleAccount } from '@sanguine/kernel/rest'
import type { z } from 'zod'
import type { userShape } from './user.shape'

export const examples = contentExamples(({ start, entriesOf }) => {
  const user: z.input<typeof userShape> = {
    ...exampleAccount,
    revision: 3,
    userRole: roleNumbers.user,
    banReason: '',
    patreonType: 0,
    inventory: start.items.map(({ itemId, amount, equipped }) => ({ itemId, amount, equipped })),
    currencies: entriesOf(start.currencies),
  }
  const input = { id: user.id, revision: 3, email: 'mina@example.com', userRole: 1, patreonType: 2 }
  return {
    schemas: { User: user, UserInput: input },
    properties: { searchstring: 'min', includeingBanned: false, deltaAmount: 1, remove: false },
  }
})
