/** Whether a file begins with these bytes, written in hexadecimal. */
export const startsWith = (head: Buffer, hex: string): boolean =>
  head.subarray(0, hex.length / 2).toString('hex') === hex
