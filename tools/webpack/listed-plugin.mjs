// @ts-nocheck: its parameters have no types
import webpack from 'webpack'
import { LISTED, namesOf } from './listed.mjs'

/** Refuses a name of a listed library that the shell does not provide: types and unit tests see the whole library. */
export class ListedPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ListedPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ListedPlugin', (modules) => {
        for (const module of modules) if (isListed(module)) compilation.errors.push(...faults(compilation, module))
      })
    })
  }
}

const REMEDY = 'do without it, or add it there and raise the contract by a minor step'

const isListed = ({ type, options }) => type === 'consume-shared-module' && options.shareKey in LISTED

function faults({ moduleGraph, requestShortener }, module) {
  const { shareKey } = module.options
  const names = namesOf(shareKey)
  const taken = [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule, dependency }) => {
    // an import alone takes nothing
    if (!dependency?.getIds) return []
    const [name = '*'] = dependency.getIds(moduleGraph)
    return names.includes(name) ? [] : [`${originModule.readableIdentifier(requestShortener)}: ${name}`]
  })
  return [...new Set(taken)].map(
    (one) => new webpack.WebpackError(`${one} of ${shareKey} is not in the list of ${LISTED[shareKey]}: ${REMEDY}`),
  )
}
