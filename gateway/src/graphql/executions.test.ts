import { expect, test } from '@jest/globals'
import { getOperationAST, parse } from 'graphql'
import { compareExecutions } from '../testing/executions'
import { isCompilable } from './compile-operation'
import { readPersistedDocuments } from './persisted-documents'
import { plainSchema } from './plain-schema'

// `npm run test:graphql` compares 100,000 documents.
test('random documents have the same results as with graphql-js, documents of the site and others, at each use', async () => {
  const { documents, compiled, differences } = await compareExecutions({ documents: 200, seed: 1 })
  expect(differences).toEqual([])
  expect(documents).toBe(200)
  // graphql-js executes the other documents, which contain what graphql-jit cannot compile.
  expect(compiled).toBeGreaterThan(50)
}, 900_000)

test("all of the site's own documents are compiled", () => {
  const schema = plainSchema()
  const left = [...readPersistedDocuments().values()].filter((text) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    return !operation || !isCompilable(document, operation, schema)
  })
  expect(left).toEqual([])
})
