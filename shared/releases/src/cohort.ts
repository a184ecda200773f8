/**
 * Which hundredth of the accounts one belongs to for a module, 0-99: the same at every visit and on every server, so that who
 * tries a version at 10 % still has it at 20 %. FNV-1a with the last mixing of murmur3, without which similar ids fall together.
 */
export function hundredthOf(uid: string, moduleId: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${moduleId}/${uid}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}
