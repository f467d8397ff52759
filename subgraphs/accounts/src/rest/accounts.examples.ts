import { exampleAccount, exampleTime, type RestExamples } from '@sanguine/kernel/rest'

const secondsOfSession = 30 * 86_400

/** The SHA-256 digests that clients send instead of passwords. */
const digests = {
  password: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
  newPassword: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
}

export const examples = (): RestExamples => ({
  properties: {
    userId: exampleAccount.id,
    username: exampleAccount.name,
    password: digests.password,
    currPw: digests.password,
    newPw: digests.newPassword,
    token: '4f1e4c0d2a7b5e1066821a3b9f1e4c0d',
    ticket: '0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60',
    code: '492 039',
    response: '{"id":"bmlnaHQ","type":"public-key"}',
    browser: 'Firefox',
    system: 'Linux',
    openedTimestamp: exampleTime,
    lastUsedTimestamp: exampleTime + 600,
    expiresTimestamp: exampleTime + secondsOfSession,
    addedTimestamp: exampleTime,
    totpAddedTimestamp: exampleTime,
    isCurrent: true,
    recoveryCodesLeft: 10,
  },
})
