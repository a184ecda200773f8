import { shortestWay } from './import-graph.mjs'

/**
 * @typedef {object} Station a file of a journey
 * @property {string} path
 * @property {string} [reason] how the thing gets here without an import
 * @typedef {{ title: string, stations: Station[] }} Journey
 * @typedef {import('./import-graph.mjs').Graph} Graph
 */

/** Two programs: an import may join the files, and is not how the thing gets there. */
const BETWEEN_PROGRAMS = ['over HTTP', 'over the socket', 'worker message', 'by its address']
/** The ways that no import shows. */
const REASONS = [...BETWEEN_PROGRAMS, 'given by the page', 'given at the start']
const STATION = /^\d+\. (?:_(?<reason>[^_]+)_ )?\[(?<name>[^\]]+)\]\(\.\.\/(?<path>[^)]+)\): \S/
const [LEAST, MOST] = [8, 20]

/** The journeys of docs/tour.md: sections whose title starts with a letter. @param {string} page @returns {Journey[]} */
export function journeysOf(page) {
  return page
    .split(/^## /m)
    .filter((section) => /^[A-Z]\. /.test(section))
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const stations = lines.flatMap((line) => {
        const found = STATION.exec(line)?.groups
        return found ? [{ path: found.path ?? '', ...(found.reason && { reason: found.reason }) }] : []
      })
      return { title, stations }
    })
}

/**
 * What is wrong with a journey: a file that is not there, or one that no arrow joins with an earlier one. For these it names
 * the files in between.
 * @param {Journey} journey @param {Graph} graph
 */
export function faultsOfJourney({ title, stations }, graph) {
  const wrongLength = stations.length < LEAST || stations.length > MOST
  return [
    ...(wrongLength ? [`${title}: ${stations.length} files; a journey has ${LEAST} to ${MOST}`] : []),
    ...faultsOfWay(stations, graph).map((fault) => `${title}: ${fault}`),
  ]
}

/** @param {readonly Station[]} stations @param {Graph} graph */
export function faultsOfWay(stations, graph) {
  return stations.flatMap(({ path, reason }, at) => {
    if (!graph.has(path)) return [`${path} is no source file`]
    if (reason !== undefined && !REASONS.includes(reason))
      return [`${path}: "${reason}" is none of: ${REASONS.join(', ')}`]
    if (at === 0) return []
    const earlier = stations.slice(0, at).map((station) => station.path)
    const isJoined = earlier.some((one) => graph.get(one)?.has(path) || graph.get(path)?.has(one))
    if (reason === undefined ? isJoined : !isJoined || BETWEEN_PROGRAMS.includes(reason)) return []
    if (isJoined) return [`${path}: an import joins it with an earlier file, it needs no "${reason}"`]
    const way = shortestWay(graph, earlier, path)
    return [
      way
        ? `${path} is not joined with an earlier file: the list leaves out ${way.slice(1, -1).join(', ')}`
        : `no import leads to ${path}: say how the thing gets there (${REASONS.join(', ')})`,
    ]
  })
}

/**
 * A whole walk, from tools/repository-test/walks.json: `path`, `reason: path`, or either after `helper: ` where the
 * thing does not pass through the file, which only helps one that it passes through.
 * @param {readonly string[]} lines @returns {(Station & { helps: boolean })[]}
 */
export const walkOf = (lines) =>
  lines.map((line) => {
    const helps = line.startsWith('helper: ')
    const [path = '', reason] = (helps ? line.slice('helper: '.length) : line).split(': ').reverse()
    return { path, helps, ...(reason && { reason }) }
  })
