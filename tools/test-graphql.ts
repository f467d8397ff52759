/**
 * Compares how the gateway executes documents that are drawn from its whole schema, as the site's own and as those of others, with
 * graphql-js. Ends with 1 when a result differs, and shows the document.
 *
 *   npm run test:graphql -- [documents] [seed]     default 100,000 documents
 */
import { compareExecutions, isDroppedFieldError } from '@sanguine/gateway/testing/executions'

export async function main([documents = '100000', seed = '1']: readonly string[]): Promise<number> {
  // graphql-js leaves rejections without a handler, which would end the process
  process.on('unhandledRejection', (error) => {
    if (!isDroppedFieldError(error)) throw error
  })
  const startedAt = performance.now()
  const comparison = await compareExecutions({ documents: Number(documents), seed: Number(seed) })
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  const { documents: drawn, executions, withTexts } = comparison
  const [shown, executed, texts] = [drawn, executions, withTexts].map((count) => count.toLocaleString('en'))
  console.log(`${shown} documents, executed ${executed} times in ${minutes} minutes, ${texts} times with kept texts.`)
  for (const { text, variables, expected, actual } of comparison.differences)
    console.error(`\n${text}\nvariables ${JSON.stringify(variables)}\ngraphql-js ${expected}\ngateway    ${actual}`)
  return comparison.differences.length === 0 ? 0 : 1
}
