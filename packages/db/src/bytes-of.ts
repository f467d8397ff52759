/** The bytes of a field. Lean documents hold the driver's `Binary` in the place of a buffer. */
export const bytesOf = (data: Buffer | { readonly buffer: Uint8Array }): Uint8Array =>
  Buffer.isBuffer(data) ? data : (data.buffer as Uint8Array)
