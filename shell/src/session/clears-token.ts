/** A login answer that starts so says that the stored token is good for nothing any more (spec §8). */
export const clearsToken = (message: string): boolean => message.startsWith('no') || message.startsWith('puoi')
