import type { FailureKind, ModuleUse } from '@bandiera/wire'

/**
 * Whether a failure of a kind says something about the release. The others come from one browser or its line: a proxy or a broken
 * cache changes files (`integrity`), a translator or an extension moves nodes (`altered`), a page that is open since before an
 * update has an older shell (`contract`).
 */
export const BLAMES: Readonly<Record<FailureKind, boolean>> = {
  network: false,
  timeout: false,
  integrity: false,
  execution: true,
  contract: false,
  render: true,
  undeclared: true,
  altered: false,
}

type Failure = NonNullable<ModuleUse['failures']>[number]

/** Whether it counts against the release, by its kind and by what the browser says. */
export const blames = ({ kind, text }: Failure): boolean =>
  BLAMES[kind] && !OTHERS.some((pattern) => pattern.test(text))

/** Texts that name another culprit, of pages that tell them as a crash of the release. */
const OTHERS = [
  // what Chrome, Firefox and Safari say of a node that another program has moved
  /NotFoundError|is not a child of this node|object can not be found here/i,
  // code of an extension of the browser
  /\b(?:chrome|moz|safari-web|ms-browser)-extension:/i,
  // a file that did not come, or came changed
  /ChunkLoadError|Loading (?:CSS )?chunk .* failed|ScriptNetworkError|valid digest in the 'integrity' attribute/i,
]
