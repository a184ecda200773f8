import { server } from '../tools/webpack.preset.mjs'

export default server(import.meta.dirname)
