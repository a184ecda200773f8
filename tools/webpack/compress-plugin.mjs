// @ts-nocheck: its parameters have no types
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import webpack from 'webpack'

const SMALLEST = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` (quality 11) and `.gz` (level 9) beside every file of 1 kB or more: the server never compresses. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        await Promise.all(
          Object.keys(assets)
            .filter(isServed)
            .map((file) => compress(compilation, file)),
        )
      })
    })
  }
}

const isServed = (file) => !file.endsWith('.txt')

async function compress(compilation, file) {
  const content = compilation.getAsset(file).source.buffer()
  if (content.length < SMALLEST) return
  const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params: size }), zip(content, { level: 9 })])
  compilation.emitAsset(`${file}.br`, new webpack.sources.RawSource(br))
  compilation.emitAsset(`${file}.gz`, new webpack.sources.RawSource(gz))
}
