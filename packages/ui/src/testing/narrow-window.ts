import { breakpoints } from '../index'

/** Makes the window as narrow as a phone for what asks; returns how to undo it. */
export function narrowWindow(): () => void {
  const matchMedia = (query: string) => ({
    matches: query === breakpoints.narrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia })
  return () => {
    Reflect.deleteProperty(window, 'matchMedia')
  }
}
