// @ts-check
import Papa from 'papaparse'

/** Lower case, no accents, every run of other characters one space. @param {string} text */
export const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const SMALL =
  /^(?:di|del|della|dello|dei|degli|delle|da|dal|in|con|e|ed|su|sul|sulla|sullo|al|alla|allo|ai|a|la|le|lo|il|nel|nell|dell|all|sull|d|l|fra|tra|ob|am|an|der|im|bei|de|et|les|du)$/

/** A name written in capitals as people write it: `RIO NELL'ELBA` is `Rio nell'Elba`. @param {string} name */
export function sentence(name) {
  const text = name.replace(/\s+/g, ' ').trim()
  if (text !== text.toUpperCase()) return text
  let isFirst = true
  return text.toLowerCase().replace(/\p{L}+/gu, (word) => {
    const small = !isFirst && SMALL.test(word)
    isFirst = false
    return small ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/**
 * Rows of a table of text, by the names of its first line.
 * @param {string} text @param {string} separator @returns {Record<string, string>[]}
 */
export function readCsv(text, separator) {
  return Papa.parse(text.replace(/^\uFEFF/, ''), {
    delimiter: separator,
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.replace(/\s+/g, ' ').trim(),
    transform: (cell) => cell.trim(),
  }).data
}
