import { shell } from '../tools/webpack.preset.mjs'

export default shell(import.meta.dirname)
