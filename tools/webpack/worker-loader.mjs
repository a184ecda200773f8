// @ts-nocheck: its parameters have no types
import webpack from 'webpack'
import { baseConfig, swcRule } from './base.mjs'

/** One self-contained script of `*.worker.ts`, built apart: inside a container webpack would add the federation runtime. */
export async function pitch() {
  const production = this.mode === 'production'
  const base = baseConfig(this.rootContext, production)
  const compiler = webpack({
    ...base,
    name: 'worker',
    target: 'webworker',
    devtool: false,
    entry: this.resourcePath,
    output: { ...base.output, clean: false, filename: FILE },
    module: { rules: [swcRule()] },
    optimization: { ...base.optimization, splitChunks: false },
  })
  compiler.hooks.shouldEmit.tap('worker', () => false)
  const { compilation } = await new Promise((done, failed) => {
    compiler.run((error, stats) => (error ? failed(error) : done(stats)))
  })
  for (const file of compilation.fileDependencies) this.addDependency(file)
  if (compilation.errors.length > 0) throw new Error(compilation.errors.map(({ message }) => message).join('\n'))
  const code = compilation.getAsset(FILE).source.source()
  await new Promise((done) => compiler.close(done))
  return code
}

export default (source) => source

const FILE = 'worker.js'
