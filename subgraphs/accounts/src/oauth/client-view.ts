import type { OauthClientRecord } from './oauth-clients.model'

/** An app for its owner and the staff, without its secret. Times are milliseconds since the epoch. */
export const shownClient = ({ _id, secretHash, website, createdAt, reviewedAt, ...client }: OauthClientRecord) => ({
  ...client,
  id: _id,
  website: website || null,
  isConfidential: secretHash !== null,
  createdAt: createdAt.getTime(),
  reviewedAt: reviewedAt?.getTime() ?? null,
})
