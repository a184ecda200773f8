// @ts-nocheck: its parameters have no types
// The container of a module that is nothing but a place: it fills one slot with what an example gives, as a page of any
// module may. Plain JavaScript that the shell's federation runtime loads like a build: no build stands between the shell
// that is tried and its own React and platform. The server writes `{slot, props, richiamo}` into it.
globalThis.palco_1_0_0 = (() => {
  const example = __ESEMPIO__
  let shared
  const take = async (name) => {
    const [offered] = Object.values(shared[name])
    return (offered.lib ?? (await offered.get()))()
  }
  const linesOf = (said) => [...said].map((one) => (Array.isArray(one) ? one.join(': ') : JSON.stringify(one)))
  async function stage() {
    const { createElement, useCallback, useState } = await take('react')
    const { Slot } = await take('@bandiera/platform')
    return function Palco() {
      const [lines, setLines] = useState([])
      const report = useCallback((said) => setLines(linesOf(said)), [])
      const props = example.richiamo ? { ...example.props, [example.richiamo]: report } : example.props
      return createElement(
        'section',
        { id: 'palco' },
        example.slot && createElement(Slot, { name: example.slot, props }),
        createElement('ul', null, ...lines.map((line) => createElement('li', { key: line }, line))),
      )
    }
  }
  const declared = { refs: { palco: async () => ({ Component: await stage() }) } }
  return {
    init(scope) {
      shared = scope
    },
    get: async () => () => ({ default: declared }),
  }
})()
