import webpack from 'webpack'
import { moduleConfig } from '../../webpack/module.mjs'

// Builds the module of a folder with the real preset and writes what the build refuses, as JSON. Run as a program because the
// federation plugin must not be transformed by jest.
const config = moduleConfig(process.argv[2], { production: true })
webpack({ ...config, optimization: { ...config.optimization, minimize: false } }).run((error, stats) => {
  if (error) throw error
  console.log(JSON.stringify(stats.compilation.errors.map(({ message }) => message)))
})
