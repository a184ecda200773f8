import { parseSync } from '@swc/core'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'

/** @typedef {{ specifier: string, line: number, lazy: boolean }} Import lazy: loaded when the code is reached */

/** Every module a file names: static, dynamic, type-only, re-exported and `require`d. TypeScript 7 has no JavaScript API, so
 * swc reads the file. @param {string} file */
export function importsOf(file) {
  const text = readFileSync(file, 'utf8')
  const tree = parseSync(text, { syntax: 'typescript', tsx: /[jt]sx$|\.[mc]?js$/.test(file), target: 'es2022' })
  /** @type {Import[]} */
  const found = []
  visit(tree, (/** @type {any} */ node) => {
    const specifier = specifierOf(node)
    if (typeof specifier !== 'string') return
    found.push({ specifier, line: lineOf(text, specifier), lazy: node.type === 'CallExpression' })
  })
  return found
}

/** @param {any} node @returns {unknown} */
function specifierOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source?.value
    case 'CallExpression':
      return isLoader(node.callee) ? node.arguments[0]?.expression.value : undefined
    case 'TsImportType':
      return node.argument?.value
    case 'TsExternalModuleReference':
      return node.expression?.value
  }
  return undefined
}

/** @param {any} callee */
function isLoader(callee) {
  const name = callee.type === 'MemberExpression' ? `${callee.object.value}.${callee.property.value}` : callee.value
  return callee.type === 'Import' || ['require', 'require.resolve', 'jest.requireActual'].includes(name)
}

/** @param {unknown} value @param {(node: any) => void} act */
function visit(value, act) {
  if (Array.isArray(value)) for (const item of value) visit(item, act)
  else if (value && typeof value === 'object') {
    if ('type' in value) act(value)
    for (const child of Object.values(value)) visit(child, act)
  }
}

/** swc's offsets run on from one file to the next; the first mention is exact enough to find the place.
 * @param {string} text @param {string} specifier */
function lineOf(text, specifier) {
  const at = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`))
  return text.slice(0, Math.max(at, 0)).split('\n').length
}

/** The package of an import: `@mui/material` of `@mui/material/Button`. @param {string} specifier */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Whether an import is one of Node's own modules. @param {string} specifier */
export const isNode = (specifier) => specifier.startsWith('node:') || builtinModules.includes(packageOf(specifier))
