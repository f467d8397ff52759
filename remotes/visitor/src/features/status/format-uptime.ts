import { formatPercent } from '@sanguine/ui'

/** A share in percent with two decimals, rounded down: 99.999 % is not 100 %. */
export const formatShare = (percent: number, language: string): string =>
  formatPercent(Math.floor(percent * 100) / 10_000, language, 2)
