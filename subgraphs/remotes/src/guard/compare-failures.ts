/** The networks that got pages with a version, and how many of them count as failed. */
export interface FailureShare {
  readonly networks: number
  /** the sum over all networks of the share of their pages that failed; at most `networks` */
  readonly failed: number
}

/** The numbers that two versions are compared by: whole networks. */
export interface Comparison {
  readonly failed: number
  readonly networks: number
  readonly otherFailed: number
  readonly otherNetworks: number
}

/** A difference that chance makes less often than this is a fault: once in 100,000 comparisons. */
const maxChance = 1e-5
/** Fewer networks that fail may be one person, or a few friends. */
const minFailed = 5
/**
 * The least difference of failures: three networks in a hundred. No browser has the files of a new version yet, so bad
 * connections cost it somewhat more pages than the one before.
 */
export const minFailureDifference = 0.03
/** The least difference of poor vitals: ten networks in a hundred. Vitals differ with what players do on a page. */
export const minVitalDifference = 0.1

/** Rounds so that a version never looks worse than it is: down for the version, up for the other one. */
export const comparisonOf = (version: FailureShare, other: FailureShare): Comparison => ({
  failed: Math.floor(version.failed),
  networks: version.networks,
  otherFailed: Math.min(Math.ceil(other.failed), other.networks),
  otherNetworks: other.networks,
})

/**
 * Whether a version fails more often than another one by more than chance explains. The difference must also matter:
 * `minDifference` is a share of the networks.
 */
export function isWorse(comparison: Comparison, minDifference = minFailureDifference): boolean {
  const { failed, networks, otherFailed, otherNetworks } = comparison
  if (failed < minFailed || otherNetworks === 0) return false
  if (failed / networks < otherFailed / otherNetworks + minDifference) return false
  return chanceOf(comparison) < maxChance
}

/**
 * The chance that at least so many of the failures fall on the version if both fail equally often, 0 to 1. This is Fisher's
 * exact test, one sided, which holds for small counts, too.
 * Source: R. A. Fisher, The Design of Experiments, 1935, chapter II.
 */
export function chanceOf({ failed, networks, otherFailed, otherNetworks }: Comparison): number {
  const failures = failed + otherFailed
  const all = networks + otherNetworks
  let chance = Math.exp(lnChoose(networks, failed) + lnChoose(otherNetworks, otherFailed) - lnChoose(all, failures))
  let sum = 0
  for (let count = failed; count <= Math.min(networks, failures); count += 1) {
    sum += chance
    // the hypergeometric chance of one failure more, from that of this count
    chance *= ((networks - count) * (failures - count)) / ((count + 1) * (otherNetworks - failures + count + 1))
  }
  return Math.min(1, sum)
}

const lnChoose = (from: number, count: number): number =>
  lnFactorial(from) - lnFactorial(count) - lnFactorial(from - count)

/** Above this number Stirling's series is exact to ten digits. */
const exactBelow = 16

/** The natural logarithm of a factorial, by Stirling's series (DLMF 5.11.1). */
function lnFactorial(number: number): number {
  if (number < exactBelow) {
    let product = 1
    for (let factor = 2; factor <= number; factor += 1) product *= factor
    return Math.log(product)
  }
  const series = 1 / (12 * number) - 1 / (360 * number ** 3) + 1 / (1260 * number ** 5)
  return (number + 0.5) * Math.log(number) - number + 0.5 * Math.log(2 * Math.PI) + series
}
