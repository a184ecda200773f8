import { module } from '../tools/webpack.preset.mjs'

export default module(import.meta.dirname)
