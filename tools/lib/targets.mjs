/** What reads sources and runs little of them. */
export const STATIC = ['lint', 'typecheck', 'boundaries', 'lock', 'api']
/** `npm test`: all but what takes many minutes. */
export const TESTED = [...STATIC, 'test', 'built-test', 'e2e-short']
/** `npm run check`: before a commit. */
export const CHECKED = [...STATIC, 'test', 'built-test']
/** What only CI runs each time. */
export const RELEASED = ['release-test']
