/** Loader of webpack: a line more, which says the version. */
export default function addLine(source) {
  return `${source}\nglobalThis.rilascioDiProva = '${this.getOptions().version}'\n`
}
