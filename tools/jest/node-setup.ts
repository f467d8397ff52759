import { jest } from '@jest/globals'

// Only a broken program reaches it: a busy machine takes several times as long as a quiet one.
jest.setTimeout(300_000)
