import { expect, test } from '@jest/globals'
import { compareExecutions } from '../testing/executions'

// `npm run test:graphql` compares 100,000 documents.
test('random documents have the same results as with graphql-js, documents of the site and others, at each use', async () => {
  const { documents, withTexts, differences } = await compareExecutions({ documents: 200, seed: 1 })
  expect(differences).toEqual([])
  expect(documents).toBe(200)
  expect(withTexts).toBeGreaterThan(50)
}, 900_000)
