// Loaded before anything else and by any Node: nothing newer than ES2020 and no package in here.
const LEAST_MAJOR = 20
const LEAST_MINOR = 19

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LEAST_MAJOR || (major === LEAST_MAJOR && minor >= LEAST_MINOR)) return
  const least = `${LEAST_MAJOR}.${LEAST_MINOR}`
  console.error(`Bandiera needs Node ${least} or newer; this is ${process.versions.node}. Get it from nodejs.org.`)
  process.exit(1)
}
