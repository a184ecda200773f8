// One instance per page of everything that keeps state or identity: the shell carries it, modules only consume it.
// Barrels of stateless code (@mui/material, zod) stay out: sharing a package keeps every one of its exports.
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'jotai',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@mui/material/styles',
  '@bandiera/live',
  '@bandiera/platform',
  '@bandiera/ui',
]

/** What the shell provides: in the first load (`eager`), so that no module waits for it. */
export const provided = () => sharedAs({ singleton: true, eager: true })

/**
 * What a module consumes: never a copy of its own (`import: false`). No version is demanded at run time: whether a
 * module fits this shell is decided from its manifest before any of its code loads.
 */
export const consumed = () => sharedAs({ singleton: true, import: false, requiredVersion: false })

const sharedAs = (options) => Object.fromEntries(SINGLETONS.map((name) => [name, { ...options }]))
