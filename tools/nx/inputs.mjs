/** Variables that tests or builds read. A test compares this list with the sources. */
export const VARIABLES = [
  'CI',
  'TZ',
  'NODE_ENV',
  'UPDATE_DOCS',
  'BANDIERA_CHROMIUM',
  'BANDIERA_POSTGRES_BIN',
  'BANDIERA_DEMO_PASSWORD',
  'SEED',
]
export const ENVIRONMENT = VARIABLES.map((env) => ({ env }))

/** Browser, PostgreSQL, Node: a result without them says nothing about a machine that has them. */
export const MACHINE = { runtime: 'node tools/nx/machine.mjs' }

/** What tests of a package read outside of it and of what it depends on, by its id. @type {Record<string, string[]>} */
export const READS = {
  policy: ['{workspaceRoot}/docs/policy.md'],
  shell: ['{workspaceRoot}/docs/protocol.md'],
  server: [
    '{workspaceRoot}/docs/*',
    '{workspaceRoot}/tools/**/*',
    '{workspaceRoot}/package.json',
    '!{workspaceRoot}/tools/{nx,test,release-test,repository-test,built-test}/**/*',
  ],
  tools: [
    '{workspaceRoot}/{shared,shell,server}/**/*.{ts,tsx,json,mjs}',
    '{workspaceRoot}/docs/deploy/**/*',
    '{workspaceRoot}/{package.json,.oxlintrc.json,.npmrc,README.md}',
  ],
}

const NODE = { runtime: 'node -p process.versions.node' }
/** Packages whose entries of the lock file count, and those that they bring. @param {string[]} externalDependencies */
export const packages = (externalDependencies) => ({ externalDependencies })

export const COMPILED = ['{workspaceRoot}/tsconfig.base.json', NODE]

/** What does the work of a target, and so counts for every project, by target. */
export const TOOLS = {
  lint: ['{workspaceRoot}/{.oxlintrc.json,.oxfmtrc.json,.editorconfig}', packages(['oxlint', 'oxfmt'])],
  types: [
    ...COMPILED,
    '{workspaceRoot}/tools/{check-types.mjs,lib/workspaces.mjs}',
    packages(['typescript', '@types/node', '@types/jest']),
  ],
  test: [
    '{workspaceRoot}/tools/jest/**/*',
    '{workspaceRoot}/shared/testing/jest.*.cjs',
    '{workspaceRoot}/tools/lib/run.mjs',
    ...COMPILED,
    packages(['jest', '@swc/jest', '@swc/core', 'jest-environment-jsdom']),
  ],
  api: [
    '{workspaceRoot}/tools/{api.mjs,layers.json,lib/api/**/*,webpack/listed.mjs}',
    ...COMPILED,
    packages(['typescript']),
  ],
  build: [
    '{workspaceRoot}/tools/webpack.preset.mjs',
    '{workspaceRoot}/tools/webpack/**/*',
    '{workspaceRoot}/shared/wire/src/{contract,manifest,examples}.ts',
    '{workspaceRoot}/shared/factories/src/**/*',
    '{workspaceRoot}/shared/platform/src/contract.ts',
    '{workspaceRoot}/shell/src/modules/{router,zod}.ts',
    '{workspaceRoot}/shared/{live,platform,ui}/package.json',
    ...COMPILED,
    packages([
      'webpack',
      'minimizer-webpack-plugin',
      'webpack-cli',
      '@module-federation/enhanced',
      '@swc/core',
      'swc-loader',
    ]),
  ],
}
