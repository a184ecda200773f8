// @ts-nocheck: its parameters have no types
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import webpack from 'webpack'
import { checkDeclaration, moduleSchema, readDeclaration } from './declaration/declaration.mjs'
import { checkExamples, readExamples } from './declaration/examples.mjs'
import { consumedRanges, ON_DEMAND } from './shared.mjs'

const NOT_SERVED = /\.(br|gz|map|txt|json)$|\.hot-update\./

/** Writes `module.json`: the module's declaration plus the name, size and hash of every file it may load. */
export class ModuleJsonPlugin {
  /** @param {{id: string, version: string, container: string, production: boolean}} identity */
  constructor(identity) {
    this.identity = identity
  }

  apply(compiler) {
    const source = join(compiler.context, 'src/module.ts')
    compiler.hooks.thisCompilation.tap('ModuleJsonPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tap({ name: 'ModuleJsonPlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        try {
          const text = JSON.stringify(this.describe(compilation, source), null, 2)
          compilation.emitAsset('module.json', new webpack.sources.RawSource(text))
        } catch (error) {
          // as an error of this build, which then writes nothing, and not as a crash of webpack
          compilation.errors.push(new webpack.WebpackError(error.message))
        }
      })
    })
  }

  describe(compilation, source) {
    const { id, version, container, production } = this.identity
    const declaration = readDeclaration(source)
    const faults = checkDeclaration(declaration, id)
    if (faults.length > 0) throw new Error(faults.map((fault) => `${id}/src/module.ts: ${fault}`).join('\n'))
    // a part that is being written may be without one
    if (production && !compilation.compiler.watchMode) emitExamples(compilation, declaration.definition)
    const { contract, features, routes, menu, comandi = [], slots = [], dati, minimo } = declaration.definition
    const files = production ? hashes(compilation) : {}
    const [entry] = compilation.entrypoints.get(container).getFiles().filter(isServed)
    const first = compilation.namedChunkGroups.get('module')
    const preload = [...new Set([entry, ...first.getFiles().filter(isServed)])]
    const screens = screenFiles(first, declaration.requests, preload)
    const kit = screenKit(compilation, first, declaration.requests)
    const declared = {
      contract,
      shared: consumedRanges(compilation),
      features,
      routes,
      menu,
      comandi,
      slots,
      dati,
      minimo,
    }
    return moduleSchema().parse({ schema: 1, id, version, container, entry, ...declared, files, preload, screens, kit })
  }
}

/** The examples of a release are a file of it like any other, which no page loads. */
function emitExamples(compilation, definition) {
  const examples = readExamples(compilation.compiler.context)
  const faults = checkExamples(examples, definition)
  if (faults.length > 0) throw new Error(faults.map((fault) => `${definition.id}: ${fault}`).join('\n'))
  if (examples.length === 0) return
  const text = JSON.stringify(examples)
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8)
  compilation.emitAsset(`esempi.${mark}.json`, new webpack.sources.RawSource(text))
}

const EXAMPLES = /^esempi\.[0-9a-f]{8}\.json$/
const isServed = (file) => !NOT_SERVED.test(file)

function hashes(compilation) {
  const assets = compilation.getAssets().filter(({ name }) => isServed(name) || EXAMPLES.test(name))
  return Object.fromEntries(assets.map(({ name, source }) => [name, measure(source.buffer())]))
}

const measure = (content) => ({
  size: content.length,
  sri: `sha384-${createHash('sha384').update(content).digest('base64')}`,
})

/** For each ref the libraries that its screen takes from the shell and that the shell brings on demand. */
function screenKit({ chunkGraph }, first, requests) {
  const taken = (group) =>
    group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey)
      .filter((name) => ON_DEMAND.includes(name))
  const always = taken(first)
  return byRef(requests, (request) => [...always, ...groupsOf(first, request).flatMap(taken)].sort())
}

/** For each ref the files that its import() loads beyond those of `./module`. */
function screenFiles(first, requests, already) {
  const filesOf = (group) => group.getFiles().filter((file) => isServed(file) && !already.includes(file))
  return byRef(requests, (request) => groupsOf(first, request).flatMap(filesOf))
}

/** The groups of chunks that an import() of the declaration loads. */
const groupsOf = (first, request) =>
  first.getChildren().filter((group) => group.origins.some((origin) => origin.request === request))

const byRef = (requests, valuesOf) =>
  Object.fromEntries(Object.entries(requests).map(([ref, request]) => [ref, [...new Set(valuesOf(request))]]))
