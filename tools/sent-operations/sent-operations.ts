import { z } from 'zod'

export const sentOperations = z.array(
  z.object({
    remote: z.string(),
    version: z.string(),
    operations: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
)

/** The operations that a version of a remote sends, with the texts of their documents. */
export type SentOperations = z.output<typeof sentOperations>[number]
