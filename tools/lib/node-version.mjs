// @ts-check
// Loaded before anything else and by any Node: nothing newer than ES2020 and no package in here.
const LEAST = [20, 19]

/** Ends the process with what to do when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return
  console.error(
    `Bandiera needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}. Get it from nodejs.org.`,
  )
  process.exit(1)
}
