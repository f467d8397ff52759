require('@testing-library/jest-dom')

jest.setTimeout(20_000)
