// @ts-nocheck: its parameters have no types
import webpack from 'webpack'
import { moduleConfig } from '../../webpack/module.mjs'

// Builds the modules of some folders with the real preset and writes what each build refuses, as JSON. Run as a program because
// the federation plugin must not be transformed by jest.
const refused = []
for (const folder of process.argv.slice(2)) {
  const config = moduleConfig(folder, { production: true })
  const compiler = webpack({ ...config, optimization: { ...config.optimization, minimize: false } })
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  )
  refused.push(stats.compilation.errors.map(({ message }) => message))
}
console.log(JSON.stringify(refused))
