import '@testing-library/jest-dom'
import { jest } from '@jest/globals'
import { configure } from '@testing-library/react'

// The first render of a page may take a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

jest.setTimeout(120_000)
