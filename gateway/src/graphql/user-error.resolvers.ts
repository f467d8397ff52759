import type { Resolvers } from '@sanguine/kernel'
import { type OperationRefusal, refusalSentence, refusalValues } from '../rest/refusal-sentence'

/** A record's problem brings its sentence, because it tells more than a code can. */
type UserErrorSource = OperationRefusal | { readonly message: string; readonly values: object }

export const userErrorResolvers: Resolvers = {
  UserError: {
    message: (error: UserErrorSource, _args, context) =>
      'message' in error ? error.message : refusalSentence(error, context),
    values: (error: UserErrorSource, _args, context) =>
      'message' in error ? error.values : refusalValues(error, context),
  },
}
