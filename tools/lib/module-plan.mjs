// @ts-check

/**
 * The one plan of all modules (docs/module-authors.md): what may be at the top of `mf-X/src`, and in an area, which is the folder of a
 * page and has the name of its route. A module with one page has the files of an area at its top.
 */
const TOP = ['module.ts', 'paths.ts', 'texts.ts', 'examples.ts', 'first-rows.ts']
const OF_AREA = [
  'list.screen.tsx',
  'columns.tsx',
  'filters.ts',
  'bulk.tsx',
  'detail.screen.tsx',
  'actions.ts',
  'actions.tsx',
  'form.tsx',
  'fields.tsx',
  'rules.ts',
  'patch.ts',
  'print.tsx',
  'texts.ts',
  'first-rows.ts',
]
/** Folders of an area. */
const PARTS = ['sections', 'import', 'parts']
/** Folders at the top that are no areas: what others show, and what several areas use. */
const SHARED = ['slots', 'parts', 'images', 'testing']

/**
 * What of a module's files is not where the plan has it: `path: why`.
 * @param {string} id such as `mf-bandi`
 * @param {readonly string[]} files paths below its `src`, without tests
 * @param {readonly string[]} areas folders of its pages, and folders that its README explains
 */
export function faultsOfPlan(id, files, areas) {
  const named = (/** @type {string} */ name) => OF_AREA.includes(name) || name.endsWith('.screen.tsx')
  return files.flatMap((file) => {
    const [first = '', second, third] = file.split('/')
    const fault = (/** @type {string} */ why) => [`${id}/src/${file}: ${why}`]
    if (second === undefined) return TOP.includes(first) || named(first) ? [] : fault('not a file of the plan')
    if (SHARED.includes(first) || PARTS.includes(first)) return []
    if (!areas.includes(first)) return fault(`${first} is no area of this module: see its README`)
    if (third !== undefined) return PARTS.includes(second) ? [] : fault(`${second} is no folder of an area`)
    return named(second) ? [] : fault('not a file of an area: it belongs into parts/')
  })
}

/** @param {string} readme of a module: the folders in its table of folders. */
export const foldersIn = (readme) => [...readme.matchAll(/^\| `([a-z-]+)\/?` /gm)].map(([, folder]) => folder ?? '')
