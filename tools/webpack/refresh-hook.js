// @ts-nocheck: its parameters have no types
// React announces itself once, when it loads. Each module brings its own refresh runtime, later: it finds React only
// through this list, which the hook that the runtime makes does not fill.
const hook = (window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject: () => hook.renderers.size + 1,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
})
const { inject } = hook
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
