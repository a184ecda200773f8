/** Text nodes that a translator removed, by the element that replaces them, and the reverse. */
const textsOf = new WeakMap<Node, Text[]>()
const placeOf = new WeakMap<Node, ChildNode>()

/**
 * Lets browsers translate the page. Chrome and other translators replace text nodes by `<font>` elements, and React then
 * changes nodes that are no longer in the page. This code puts a text back before React changes, moves or removes it; the
 * translator finds it there and translates it again. Called once, before the first render.
 */
export function allowTranslation(): void {
  const observer = new MutationObserver(read)
  observer.observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const putBack = (node: Node) => {
    read(observer.takeRecords())
    const place = placeOf.get(node)
    if (place?.parentNode) place.replaceWith(...(textsOf.get(place) ?? []))
    for (const text of (place && textsOf.get(place)) ?? []) placeOf.delete(text)
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child)
    // the node is in its place, or inside the translator's element, or already removed
    const parent = this.contains(child) ? child.parentNode : null
    return parent || !isText(child) ? (removeChild.call(parent ?? this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!node.parentNode) putBack(node)
    if (before && before.parentNode !== this) putBack(before)
    let next = before
    while (next && next.parentNode !== this && this.contains(next)) next = next.parentNode
    return insertBefore.call(this, node, next && isText(next) && next.parentNode !== this ? null : next) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (!node.parentNode) putBack(node)
    return appendChild.call(this, node) as T
  }

  function read(records: readonly MutationRecord[]): void {
    // one batch of records holds both what a translator adds and what it removes
    const fresh = new Set<Node>()
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target)
      for (const node of addedNodes) if (node.nodeName === 'FONT') fresh.add(node)
      if (fresh.size === 0) continue
      const place = [...addedNodes, previousSibling, nextSibling].find((node) => node && fresh.has(node))
      for (const text of removedNodes) if (place && isText(text) && !text.isConnected) note(text, place as ChildNode)
    }
  }

  function note(text: Text, place: ChildNode): void {
    textsOf.set(place, [...(textsOf.get(place) ?? []), text])
    placeOf.set(text, place)
    // a text that changes while it is out of the page
    observer.observe(text, { characterData: true })
  }
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
