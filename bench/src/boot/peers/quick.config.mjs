import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { CompressPlugin } from '../../../../tools/webpack/compress-plugin.mjs'

/** Of brotli and gzip: brotli takes a twentieth of the time that the quality of a release takes. */
const QUALITY = 4

/**
 * Leaves out most of what makes files small, which takes two thirds of a build: for a run that judges neither times nor
 * bytes. Files are some three times as large, still small enough for a slow network. A later build of the same sources reads
 * compiled files from `cache`.
 */
export const quick = (config, isQuick, cache) =>
  isQuick
    ? {
        ...config,
        ...(cache && { cache: { type: 'filesystem', cacheDirectory: cache, name: 'peers' } }),
        optimization: { ...config.optimization, minimize: false },
        plugins: config.plugins.map((one) => (one instanceof CompressPlugin ? new QuickCompress() : one)),
      }
    : config

class QuickCompress {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('QuickCompress', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'QuickCompress', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const content = source.buffer()
          const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
          compilation.emitAsset(`${file}.br`, new webpack.sources.RawSource(brotliCompressSync(content, { params })))
          compilation.emitAsset(`${file}.gz`, new webpack.sources.RawSource(gzipSync(content, { level: QUALITY })))
        }
      })
    })
  }
}
