/** The present in whole Unix seconds. */
export const nowSeconds = (ms: number): number => Math.floor(ms / 1000)

/** Something to wait for, rounded up: once the clock shows that second, it has come. */
export const deadlineSeconds = (ms: number): number => Math.ceil(ms / 1000)
