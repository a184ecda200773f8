import webpack from 'webpack'

/** The landing screen, and the module that asks for it. */
const WANTED = { screen: './list.screen.tsx', by: /mf-aziende[\\/]src[\\/]module\.ts$/ }

/** Writes the files of the landing screen into `shell.json`, so that the server's page preloads them as it does for modules. */
export class WriteScreens {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteScreens', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
      compilation.hooks.processAssets.tap({ name: 'WriteScreens', stage }, () => {
        const groups = compilation.chunkGroups.filter(({ origins }) => origins.some(isWanted))
        if (groups.length === 0) throw new Error(`no screen is ${WANTED.screen} of mf-aziende`)
        const files = [...new Set(groups.flatMap((group) => group.getFiles()))]
        const shell = JSON.parse(compilation.getAsset('shell.json').source.source())
        const text = JSON.stringify({ ...shell, preload: files.map((file) => `/s/${file}`) })
        compilation.updateAsset('shell.json', new webpack.sources.RawSource(text))
      })
    })
  }
}

const isWanted = ({ module, request }) => request === WANTED.screen && WANTED.by.test(module?.resource ?? '')
