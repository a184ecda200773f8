/** @typedef {{ figure: string, value: number, unit: string, against: string, ratio: number, goal: number, ok: boolean, exact?: boolean }} Row */
/** @typedef {{ rounds: number, violations: string[], figure: string, notRun?: string }} Result the outcome of a fault */

/** A word for each row, and why the run fails. A short run judges no times, but it must have measured every row.
 * @param {readonly Row[]} rows @param {{ short: boolean, promised: number }} run `promised`: how many rows there must be */
export function judge(rows, { short, promised }) {
  const verdicts = rows.map((row) => verdictOf(row, short))
  const named = rows.map(({ figure, against }) => `${figure} against ${against}`)
  const faults = [
    ...(rows.length === 0 ? ['no row was measured'] : []),
    ...(rows.length === promised ? [] : [`${rows.length} rows were measured, ${promised} are promised`]),
    ...named.filter((name, n) => named.indexOf(name) < n).map((name) => `${name}: measured twice`),
    ...named.flatMap((name, n) => (verdicts[n] === 'MISSED' ? [`${name}: missed its goal`] : [])),
    ...named.flatMap((name, n) => (verdicts[n] === 'NOT MEASURED' ? [`${name}: was not measured`] : [])),
  ]
  return { verdicts, faults }
}

/** @param {Row} row @param {boolean} short */
function verdictOf(row, short) {
  if (!isMeasured(row)) return 'NOT MEASURED'
  if (short && !row.exact) return 'not judged'
  return row.ok ? 'ok' : 'MISSED'
}

/** A time is never 0: only a count may be. @param {Row} row */
function isMeasured({ value, ratio, goal, exact }) {
  return [value, ratio, goal].every(Number.isFinite) && (exact ? value >= 0 : value > 0)
}

/** The outcome of a fault. A build machine has everything that a fault needs, so one that could not run has failed.
 * @param {Result} result @param {{ ci: boolean }} where @returns {'passed' | 'failed' | 'not run'} */
export function outcomeOf({ rounds, violations, notRun }, { ci }) {
  if (violations.length > 0) return 'failed'
  if (notRun !== undefined) return ci ? 'failed' : 'not run'
  return rounds > 0 ? 'passed' : 'failed'
}

/** The last line of a run of many, and its exit code. A run of nothing has failed; what could not run has not.
 * @param {readonly ('passed' | 'failed' | 'not run')[]} outcomes */
export function tally(outcomes) {
  const count = (/** @type {string} */ which) => outcomes.filter((one) => one === which).length
  const failed = count('failed')
  return { line: `${count('passed')} passed, ${failed} failed`, code: failed > 0 || outcomes.length === 0 ? 1 : 0 }
}
