require('@testing-library/jest-dom')
const { configure } = require('@testing-library/react')

// The first drawing of a page may take a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

jest.setTimeout(60_000)
